'use strict';

// Reads an article as it is kept in seed/articles: a head of `name: value`
// lines between two `---`, then the body. A part other than running text stands
// between `:::kind words` and `:::`.

const { blocks } = require('./prose');

const PART = /^:::(\w+)(?: (.*))?$/;

/**
 * Reads one manuscript.
 *
 * @param {string} source
 * @returns {{head: Record<string, string>, body: object[]}} the parts of the dynamic zone;
 *   where a picture belongs stands `{plate: name}`
 * @throws {Error} saying which line could not be understood
 */
function readManuscript(source) {
  const lines = source.replace(/\r\n/g, '\n').split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) throw new Error('A manuscript begins with its head between two lines of ---');
  return { head: readHead(lines.slice(1, end)), body: readBody(lines.slice(end + 1)) };
}

function readHead(lines) {
  return Object.fromEntries(lines.filter(Boolean).map((line) => {
    const at = line.indexOf(': ');
    if (at < 1) throw new Error(`The head has a line that is not "name: value": ${line}`);
    return [line.slice(0, at), line.slice(at + 2).trim()];
  }));
}

function readBody(lines) {
  const parts = [];
  let prose = [];
  const flush = () => {
    if (prose.join('').trim()) parts.push({ __component: 'article.text', body: blocks(prose.join('\n')) });
    prose = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const opening = PART.exec(lines[at]);
    if (!opening) {
      prose.push(lines[at]);
      continue;
    }
    const close = lines.indexOf(':::', at + 1);
    if (close === -1) throw new Error(`"${lines[at]}" is never closed by :::`);
    flush();
    parts.push(readPart(opening[1], opening[2] ?? '', lines.slice(at + 1, close)));
    at = close;
  }
  flush();
  return parts;
}

function readPart(kind, words, lines) {
  const text = lines.join('\n').trim();
  switch (kind) {
    case 'quote':
      return { __component: 'article.quote', text, cite: words || null };
    case 'callout': {
      const [tone, ...title] = words.split(' ');
      return { __component: 'article.callout', tone, title: title.join(' '), text };
    }
    case 'table':
      return { __component: 'article.table', caption: words, rows: lines.filter(Boolean).map((line) => line.split(' | ').map((cell) => cell.trim())) };
    case 'code':
      return { __component: 'article.code', language: words || null, code: lines.join('\n') };
    case 'picture':
      return { __component: 'article.picture', picture: { plate: words }, caption: text || null };
    case 'gallery':
      return { __component: 'article.gallery', pictures: words.split(' ').map((plate) => ({ plate })), caption: text || null };
    case 'figure':
      return { __component: 'article.text', body: [{ type: 'image', image: { plate: words }, children: [{ type: 'text', text: '' }] }] };
    case 'embed': {
      const [url, ...title] = words.split(' ');
      return { __component: 'article.embed', url, title: title.join(' '), caption: text || null };
    }
    case 'footnotes':
      return { __component: 'article.footnotes', notes: lines.filter(Boolean).map(readNote) };
    case 'divider':
      return { __component: 'article.divider', label: words || null };
    default:
      throw new Error(`There is no part named ${kind}`);
  }
}

function readNote(line) {
  const note = /^\[\^([A-Za-z0-9-]+)\]: (.+)$/.exec(line);
  if (!note) throw new Error(`A note is "[^mark]: text", not: ${line}`);
  return { mark: note[1], text: note[2] };
}

module.exports = { readManuscript };
