'use strict';

// Turns plain manuscript text into the block tree of Strapi's rich text field.
//
//   # to #### headings, - and 1. lists (two spaces nest), > quotes, ``` code
//   **bold** *italic* __underline__ ~~struck~~ `code` [text](address)

const MARKS = [
  { open: '**', property: 'bold' },
  { open: '__', property: 'underline' },
  { open: '~~', property: 'strikethrough' },
  { open: '*', property: 'italic' },
];

// Where a mark ends, or -1. Of three stars the last two close bold, so that bold may end in italic.
function closing(text, open) {
  let at = text.indexOf(open, open.length + 1);
  while (at !== -1 && text[at + open.length] === open[0]) at += 1;
  return at;
}

/** The inline nodes of one run of text. Bold may hold italic, not the reverse; links hold any mark. */
function inline(text, marks = {}) {
  const nodes = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push({ type: 'text', text: plain, ...marks });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const code = /^`([^`]+)`/.exec(rest);
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
    const mark = MARKS.find(({ open }) => rest.startsWith(open) && closing(rest, open) > 0);
    if (code) {
      flush();
      nodes.push({ type: 'text', text: code[1], ...marks, code: true });
      at += code[0].length;
    } else if (link) {
      flush();
      nodes.push({ type: 'link', url: link[2], children: inline(link[1], marks) });
      at += link[0].length;
    } else if (mark) {
      flush();
      const end = closing(rest, mark.open);
      nodes.push(...inline(rest.slice(mark.open.length, end), { ...marks, [mark.property]: true }));
      at += end + mark.open.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return nodes;
}

const ITEM = /^( *)(-|\d+\.) (.*)$/;

// Lists nest as siblings of the item before them: that is the form of Strapi's editor.
function list(lines, depth = 0) {
  const first = ITEM.exec(lines[0]);
  const node = { type: 'list', format: first[2] === '-' ? 'unordered' : 'ordered', indentLevel: depth, children: [] };
  for (let at = 0; at < lines.length; ) {
    const [, indent, , text] = ITEM.exec(lines[at]);
    if (indent.length > first[1].length) {
      let end = at;
      while (end < lines.length && ITEM.exec(lines[end])[1].length > first[1].length) end += 1;
      node.children.push(list(lines.slice(at, end), depth + 1));
      at = end;
    } else {
      node.children.push({ type: 'list-item', children: inline(text) });
      at += 1;
    }
  }
  return node;
}

function block(lines) {
  const heading = /^(#{1,4}) (.+)$/.exec(lines[0]);
  if (heading) return { type: 'heading', level: heading[1].length, children: inline(heading[2]) };
  if (lines[0].startsWith('```')) {
    return { type: 'code', language: lines[0].slice(3) || 'plaintext', children: [{ type: 'text', text: lines.slice(1, -1).join('\n') }] };
  }
  if (ITEM.test(lines[0])) return list(lines);
  if (lines[0].startsWith('> ')) return { type: 'quote', children: inline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) };
  return { type: 'paragraph', children: inline(lines.join(' ')) };
}

/** The blocks of a text whose paragraphs are separated by empty lines. */
function blocks(text) {
  const groups = [];
  let group = [];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    if (line.trim() === '' && !fenced) {
      if (group.length > 0) groups.push(group);
      group = [];
    } else {
      group.push(line);
    }
  }
  if (group.length > 0) groups.push(group);
  return groups.map(block);
}

module.exports = { blocks, inline };
