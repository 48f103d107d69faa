"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { formerSlugsAfter } = require("../src/publishing/former-slugs");
const { areaProblems } = require("../src/publishing/areas");
const { picturesOf, lackingAlternativeText } = require("../src/publishing/pictures");
const { tableProblems } = require("../src/publishing/tables");
const { embedProblems } = require("../src/publishing/embeds");
const { footnoteProblems } = require("../src/publishing/footnotes");
const { explained, slugTaken } = require("../src/publishing/problems");
const { clashOf } = require("../src/bootstrap/unique-indexes");
const { schemaOf } = require("./schemas");

const ARTICLE = "api::article.article";

test("a text is about one of the product's areas, and each has one", () => {
  assert.deepEqual(areaProblems({ code: "engineering/structural" }), []);
  for (const code of ["engineering/alchemy", "engineering", "", undefined])
    assert.deepEqual(
      areaProblems({ code }).map(({ path }) => path),
      [["code"]],
    );
  const second = explained(new Error("UNIQUE constraint failed: areas.code"));
  assert.match(second.message, /already a text about this area/);
});

test("an article that was never published has no former slugs", () => {
  assert.deepEqual(formerSlugsAfter({ kept: [], published: null, next: "b" }), {
    slugs: [],
    changed: false,
  });
});

test("publishing again under the same slug changes nothing", () => {
  assert.deepEqual(formerSlugsAfter({ kept: ["a"], published: "b", next: "b" }), {
    slugs: ["a"],
    changed: false,
  });
});

test("the published slug becomes a former one", () => {
  assert.deepEqual(formerSlugsAfter({ kept: ["a"], published: "b", next: "c" }), {
    slugs: ["a", "b"],
    changed: true,
  });
});

test("going back to a former slug makes it the current one", () => {
  assert.deepEqual(formerSlugsAfter({ kept: ["a"], published: "b", next: "a" }), {
    slugs: ["b"],
    changed: true,
  });
});

test("a slug is stored once", () => {
  assert.deepEqual(formerSlugsAfter({ kept: ["a", "b"], published: "a", next: "c" }).slugs, [
    "a",
    "b",
  ]);
});

const article = {
  picture: { name: "cover.png", alternativeText: "A bridge" },
  seo: { picture: { name: "card.png", alternativeText: "  " } },
  body: [
    { __component: "article.picture", picture: { name: "one.png", alternativeText: null } },
    {
      __component: "article.gallery",
      pictures: [{ name: "two.png", alternativeText: "Two" }, { name: "three.png" }],
    },
    {
      __component: "article.text",
      body: [
        { type: "paragraph", children: [] },
        { type: "image", image: { name: "four.png", alternativeText: "" } },
      ],
    },
    { __component: "article.divider" },
  ],
};

test("every visible picture is found", () => {
  assert.deepEqual(
    picturesOf(schemaOf, ARTICLE, article).map(({ file }) => file.name),
    ["cover.png", "one.png", "two.png", "three.png", "four.png", "card.png"],
  );
});

test("pictures of every type are found at every depth", () => {
  const picture = (name) => ({ name, mime: "image/png" });
  const names = (uid, entry) =>
    picturesOf(schemaOf, uid, entry).map(({ file, path }) => `${file.name} ${path.join(".")}`);
  assert.deepEqual(
    names("api::home.home", {
      sections: [
        { __component: "sections.hero", picture: picture("a") },
        { __component: "sections.logos", logos: [{ picture: picture("b") }] },
        { __component: "sections.rich-text", body: [{ type: "image", image: { name: "c" } }] },
      ],
    }),
    ["a sections.0.picture", "b sections.1.logos.0.picture", "c sections.2.body"],
  );
  assert.deepEqual(
    names("api::episode.episode", {
      audio: { name: "sound", mime: "audio/mpeg" },
      picture: picture("d"),
      chapters: [{ picture: null }, { picture: picture("e") }],
      people: [{ picture: picture("f") }],
      notes: [{ __component: "article.picture", picture: picture("g") }],
    }),
    ["d picture", "g notes.0.picture", "e chapters.1.picture", "f people.0.picture"],
  );
  assert.deepEqual(names("api::podcast.podcast", { cover: picture("h") }), ["h cover"]);
});

test("pictures without alternative text are listed with their path", () => {
  const problems = lackingAlternativeText(picturesOf(schemaOf, ARTICLE, article));
  assert.deepEqual(
    problems.map(({ path }) => path.join(".")),
    ["body.0.picture", "body.1.pictures", "body.2.body", "seo.picture"],
  );
  assert.match(problems[0].message, /"one\.png" has no alternative text/);
});

test("an article without pictures has no problem with them", () => {
  assert.deepEqual(
    lackingAlternativeText(picturesOf(schemaOf, ARTICLE, { picture: null, seo: null, body: null })),
    [],
  );
});

test("tables have rows of equal length", () => {
  const table = (rows) =>
    tableProblems([{ __component: "article.table", caption: "T", rows }], "body");
  assert.deepEqual(
    table([
      ["a", "b"],
      ["1", "2"],
    ]),
    [],
  );
  assert.match(table([["a", "b"]])[0].message, /header row and at least one more/);
  assert.match(table("no")[0].message, /header row/);
  assert.match(table([["a"], [1]])[0].message, /only contain rows of text/);
  assert.match(table([["a", "b"], ["1"]])[0].message, /2 columns, but row 2 has 1/);
  assert.match(table([[], []])[0].message, /empty header row/);
});

test("an embed is an https address of a public site", () => {
  const embed = (url) =>
    embedProblems([{ __component: "article.embed", title: "A talk", url }], "notes").map(
      ({ path, message }) => `${path.join(".")}: ${message}`,
    );
  assert.deepEqual(embed("https://video.example/w/1"), []);
  for (const url of ["http://video.example/", "javascript:alert(1)", "video.example", ""])
    assert.deepEqual(embed(url), ['notes.0.url: The embed "A talk" needs an https URL.'], url);
  for (const url of ["https://localhost/", "https://10.0.0.1/", "https://[::1]/"])
    assert.match(embed(url)[0], /public site/, url);
  assert.match(embed("https://me:secret@video.example/")[0], /username or password/);
});

const words = (...texts) => ({
  __component: "article.text",
  body: [{ type: "paragraph", children: texts.map((text) => ({ type: "text", text })) }],
});
const notes = (...marks) => ({
  __component: "article.footnotes",
  notes: marks.map((mark) => ({ mark, text: "T" })),
});

test("every mark has its note and every note its mark", () => {
  assert.deepEqual(
    footnoteProblems([words("One[^1] two[^b-2].", "Again[^1]."), notes("1", "b-2")], "body"),
    [],
  );
  const problems = footnoteProblems([words("One[^1]."), notes("2", "2", "3")], "body");
  assert.deepEqual(
    problems.map(({ path }) => path.join(".")),
    ["body.1.notes.0.mark", "body.1.notes.1.mark", "body.1.notes.2.mark", "body.0.body"],
  );
  assert.match(problems[0].message, /Nothing in the text refers to the note "2"/);
  assert.match(problems[1].message, /Two notes have the mark/);
  assert.match(problems[3].message, /\[\^1\], but there is no note/);
  assert.match(
    footnoteProblems([words("a[^1] b[^2]"), notes("1"), notes("2")], "body")[0].message,
    /two footnotes parts/,
  );
});

test("marks without notes and in code are plain text", () => {
  assert.deepEqual(footnoteProblems([words("The class [^a] in a pattern.")], "body"), []);
  const code = {
    __component: "article.text",
    body: [
      { type: "code", children: [{ type: "text", text: "[^a]" }] },
      { type: "paragraph", children: [{ type: "text", text: "[^b]", code: true }] },
    ],
  };
  assert.deepEqual(footnoteProblems([code, words("x[^1]"), notes("1")], "body"), []);
});

test("only violations of our indexes are recognized, on both databases", () => {
  const attributeOf = (message) => clashOf(new Error(message))?.attribute;
  assert.equal(attributeOf("UNIQUE constraint failed: articles.slug"), "slug");
  assert.equal(
    attributeOf('duplicate key value violates unique constraint "episodes_published_slug"'),
    "slug",
  );
  assert.equal(attributeOf("UNIQUE constraint failed: redirects.from"), "from");
  assert.equal(
    attributeOf('duplicate key value violates unique constraint "articles_import_key"'),
    "importKey",
  );
  assert.equal(attributeOf("UNIQUE constraint failed: episodes.guid"), "guid");
  assert.equal(attributeOf("UNIQUE constraint failed: articles.document_id"), undefined);
  assert.equal(clashOf(undefined), undefined);
});

test("a violation becomes an error at its field, and other errors stay the same", () => {
  const error = explained(new Error("UNIQUE constraint failed: redirects.from"));
  assert.deepEqual(error.details.errors[0].path, ["from"]);
  assert.match(error.message, /already/);
  const other = new Error("disk full");
  assert.equal(explained(other), other);
});

test("a taken slug points the editor at the field", () => {
  const error = slugTaken("x", "The other");
  assert.equal(error.name, "ValidationError");
  assert.deepEqual(error.details.errors[0].path, ["slug"]);
  assert.match(error.message, /The address "x" is used by "The other", which is published/);
});
