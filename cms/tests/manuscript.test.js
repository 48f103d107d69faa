"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { blocks, inline } = require("../seed/prose");
const { readManuscript } = require("../seed/manuscript");
const { readArticles } = require("../seed/articles");
const { NAMES } = require("../seed/plates");
const { CATEGORIES, AUTHORS, TAGS } = require("../seed/people");

const text = (value, marks = {}) => ({ type: "text", text: value, ...marks });

test("marks, code and links become inline nodes", () => {
  assert.deepEqual(inline("a **b *c*** __d__ ~~e~~ `f*` [g *h*](/i)"), [
    text("a "),
    text("b ", { bold: true }),
    text("c", { bold: true, italic: true }),
    text(" "),
    text("d", { underline: true }),
    text(" "),
    text("e", { strikethrough: true }),
    text(" "),
    text("f*", { code: true }),
    text(" "),
    { type: "link", url: "/i", children: [text("g "), text("h", { italic: true })] },
  ]);
});

test("a single mark is plain text", () => {
  assert.deepEqual(inline("2 * 3"), [text("2 * 3")]);
});

test("a nested list follows its item", () => {
  const [list] = blocks("1. one\n   - inner\n2. two");
  assert.equal(list.format, "ordered");
  assert.deepEqual(
    list.children.map(({ type }) => type),
    ["list-item", "list", "list-item"],
  );
  assert.equal(list.children[1].format, "unordered");
});

test("code keeps its empty lines", () => {
  assert.deepEqual(blocks("```js\na\n\nb\n```"), [
    { type: "code", language: "js", children: [text("a\n\nb")] },
  ]);
});

test("parts of a manuscript keep their order", () => {
  const { head, body } = readManuscript(
    "---\ntitle: T: x\n---\nHello\n\n:::callout note A title\nText\n:::\n:::table C\na | b\n1 | 2\n:::\n",
  );
  assert.deepEqual(head, { title: "T: x" });
  assert.deepEqual(
    body.map((part) => part.__component),
    ["article.text", "article.callout", "article.table"],
  );
  assert.deepEqual(body[2].rows, [
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("an unclosed or unknown part is refused", () => {
  assert.throws(() => readManuscript("---\n---\n:::callout note X\n"), /never closed/);
  assert.throws(() => readManuscript("---\n---\n:::song\n:::\n"), /no part named song/);
});

const articles = readArticles(new Date("2026-11-28T10:00:00Z"));

test("the demo has articles in every state", () => {
  assert.equal(articles.filter(({ state }) => state === "draft").length, 1);
  assert.deepEqual(
    articles.filter(({ state }) => state === "scheduled").map(({ publishDate }) => publishDate),
    ["2027-01-07T09:00:00.000Z"],
  );
  assert.ok(articles.filter(({ state }) => state === "published").length >= 10);
  assert.equal(articles.filter(({ former }) => former).length, 1);
});

test("every article has an author and a plate and fits its fields", () => {
  for (const article of articles) {
    assert.ok(
      CATEGORIES.some(({ slug }) => slug === article.category),
      article.slug,
    );
    assert.ok(
      AUTHORS.some(({ slug }) => slug === article.author),
      article.slug,
    );
    assert.ok(NAMES.includes(article.plate), article.slug);
    for (const tag of article.tags)
      assert.ok(
        TAGS.some(({ slug }) => slug === tag),
        `${article.slug}: ${tag}`,
      );
    assert.ok(article.summary.length <= 300 && article.title.length <= 160, article.slug);
    assert.match(article.slug, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("the articles use every kind of block and mark", () => {
  const seen = new Set();
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== "object") return undefined;
    if (node.__component)
      seen.add(node.tone ? `${node.__component} ${node.tone}` : node.__component);
    else if (node.type) seen.add([node.type, node.level ?? node.format].filter(Boolean).join(" "));
    for (const mark of ["bold", "italic", "underline", "strikethrough", "code"])
      if (node[mark] === true) seen.add(mark);
    return Object.values(node).forEach(walk);
  };
  walk(articles.map(({ body }) => body));
  for (const kind of [
    "article.text",
    "article.quote",
    "article.picture",
    "article.gallery",
    "article.table",
    "article.callout note",
    "article.callout caution",
    "article.code",
    "article.divider",
    "paragraph",
    "heading 2",
    "heading 3",
    "heading 4",
    "list ordered",
    "list unordered",
    "quote",
    "code",
    "image",
    "link",
    "bold",
    "italic",
    "underline",
    "strikethrough",
  ])
    assert.ok(seen.has(kind), `nothing shows ${kind}`);
});

test("internal links lead to articles that exist", () => {
  const slugs = new Set(
    articles.filter(({ state }) => state === "published").map(({ slug }) => slug),
  );
  const links = [...JSON.stringify(articles).matchAll(/"url":"\/blog\/([^"]+)"/g)].map(
    ([, slug]) => slug,
  );
  assert.ok(links.length > 5);
  for (const slug of links) assert.ok(slugs.has(slug), slug);
});
