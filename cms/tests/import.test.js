"use strict";

// Tests the BFF's import with the real CMS: it accepts every write, and importing again changes
// nothing.

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs/promises");
const path = require("node:path");
const sharp = require("sharp");
const { caller, signIn, site, start } = require("./running-cms");
const {
  build,
  forCms,
  importInto,
  interrupted,
  settings,
  withoutGo,
  IMPORT_TOKEN,
} = require("./running-bff");

const ARTICLES = "/content-manager/collection-types/api::article.article";

const MOVED = `---
title: Moved
date: 2024-03-01
author: Ann Ash
category: Steel
tags: [bridges, rivets]
image: /field.png
image_alt: A plain field
permalink: /2024/Moved/
---
Words[^1] and a [link](/blog).

| Load | Stress |
|------|--------|
| 10   | 4      |

https://www.youtube.com/watch?v=abcdefghijk

<script>alert(1)</script>

[^1]: The note.
`;

test("an import", { skip: withoutGo() }, async (t) => {
  const place = await site(forCms);
  const program = build(place.folder); // before the CMS starts, because it blocks
  const cms = await start(place);
  t.after(async () => {
    await cms.stop();
    await place.remove();
  });
  const folder = path.join(place.folder, "old-site");
  await fs.mkdir(folder);
  await fs.writeFile(path.join(folder, "moved.md"), MOVED);
  await fs.writeFile(
    path.join(folder, "bare.md"),
    "---\ntitle: Bare\ndate: 2024-03-02\n---\nWords.\n\n![](bare.png)\n",
  );
  for (const [name, r] of [
    ["field.png", 40],
    ["bare.png", 90],
  ]) {
    await sharp({
      create: { width: 60, height: 40, channels: 3, background: { r, g: 80, b: 120 } },
    })
      .png()
      .toFile(path.join(folder, name));
  }
  const env = settings(place.url);
  const run = () => importInto(program, env, "markdown", folder, "--media");
  const ours = caller(place.url, IMPORT_TOKEN);
  const articles = async (status, of = "markdown:old-site") =>
    (
      await ours(
        "GET",
        `/api/articles?status=${status}&filters[importKey][$startsWith]=${of}:&populate=*&sort=slug&pagination[pageSize]=100`,
      )
    ).body.data;

  await t.test("as a dry run is checked by the CMS and writes nothing", async () => {
    const count = async (type) =>
      (await ours("GET", `/api/${type}?status=draft`)).body.meta.pagination.total;
    const counts = () => Promise.all(["articles", "authors", "tags", "redirects"].map(count));
    const before = await counts();
    const taken = { data: { from: "/2024/moved", to: "/2024/moved", permanent: true } };
    const refused = await ours("POST", "/api/redirects", { json: taken });
    const tried = await ours("POST", "/api/dry-run/redirects", { json: taken });
    assert.deepEqual([tried.status, tried.body], [refused.status, refused.body]);
    assert.equal(tried.status, 400);
    assert.match(
      await importInto(program, env, "markdown", folder, "--dry-run"),
      /article +2 created/,
    );
    assert.deepEqual(await counts(), before);
    const stranger = caller(place.url);
    assert.equal((await stranger("POST", "/api/dry-run/redirects", { json: taken })).status, 401);
  });

  await t.test("publishes complete articles with their files and relations", async () => {
    assert.match(await run(), /article +2 created/);
    const [moved, ...others] = await articles("published");
    assert.deepEqual(others, []);
    assert.equal(moved.slug, "moved");
    assert.equal(moved.publishDate, "2024-03-01T00:00:00.000Z");
    assert.deepEqual(
      [moved.author.name, moved.category.name, moved.tags.map(({ name }) => name).sort()],
      ["Ann Ash", "Steel", ["bridges", "rivets"]],
    );
    assert.equal(moved.picture.alternativeText, "A plain field");
    assert.deepEqual(
      moved.body.map((part) => part.__component),
      ["article.text", "article.table", "article.embed", "article.footnotes"],
    );
    assert.doesNotMatch(JSON.stringify(moved.body), /alert/);
    const {
      data: [redirect],
    } = (await ours("GET", "/api/redirects?filters[to][$eq]=/blog/moved")).body;
    assert.equal(redirect.from, "/2024/moved");
  });

  await t.test("leaves articles that the CMS refuses as drafts", async () => {
    assert.deepEqual(
      (await articles("draft")).map(({ slug }) => slug),
      ["bare", "moved"],
    );
  });

  await t.test("of the same source again changes nothing and reports that", async () => {
    assert.match(await run(), /article +2 unchanged[^]*Everything was already up to date/);
  });

  await t.test("removes values that the source no longer has", async () => {
    await fs.writeFile(
      path.join(folder, "moved.md"),
      MOVED.replace("author: Ann Ash\n", "").replace("category: Steel\n", ""),
    );
    assert.match(await run(), /article +1 changed +1 unchanged/);
    const [moved] = await articles("published");
    assert.deepEqual([moved.author, moved.category], [null, null]);
    assert.match(await run(), /Everything was already up to date/);
  });

  await t.test("does not change entries that an editor has changed", async () => {
    const editor = await signIn(place.url, "editor@peritus.test");
    const [, moved] = await articles("draft");
    assert.equal(
      (
        await editor("PUT", `${ARTICLES}/${moved.documentId}`, {
          json: { title: "A better title" },
        })
      ).status,
      200,
    );
    await fs.writeFile(path.join(folder, "moved.md"), MOVED.replace("Words", "Other words"));
    assert.match(await run(), /article +1 unchanged +1 kept as changed in the CMS/);
    assert.equal((await articles("draft"))[1].title, "A better title");
  });

  await t.test("that was killed continues where it stopped without duplicates", async () => {
    const many = path.join(place.folder, "many");
    await fs.mkdir(many);
    for (let n = 1; n <= 12; n += 1) {
      await fs.writeFile(
        path.join(many, `post-${n}.md`),
        `---\ntitle: Post ${n}\ndate: 2024-04-0${(n % 9) + 1}\nauthor: Dot Elm\ntags: [moving]\npermalink: /many/post-${n}/\n---\nWords.\n`,
      );
    }
    await interrupted(program, env, "2 of 12", "markdown", many);
    await interrupted(program, env, "6 of 12", "markdown", many);
    const before = (await articles("published", "markdown:many")).length;
    assert.ok(before >= 6 && before < 12, `${before} are there`);
    assert.match(
      await importInto(program, env, "markdown", many),
      /article +\d+ created +\d+ unchanged/,
    );
    for (const status of ["published", "draft"]) {
      assert.deepEqual(
        (await articles(status, "markdown:many")).map(({ slug }) => slug),
        Array.from({ length: 12 }, (_, n) => `post-${n + 1}`).sort(),
      );
    }
    const count = async (list) => (await ours("GET", `/api/${list}`)).body.meta.pagination.total;
    assert.equal(await count("authors?filters[name][$eq]=Dot Elm"), 1);
    assert.equal(await count("tags?filters[name][$eq]=moving"), 1);
    assert.equal(await count("redirects?filters[from][$startsWith]=/many/"), 12);
    assert.match(
      await importInto(program, env, "markdown", many),
      /Everything was already up to date/,
    );
  });
});
