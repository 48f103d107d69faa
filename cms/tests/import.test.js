'use strict';

// The import of the BFF against the real CMS: what it writes is taken, and writing
// it again changes nothing. Go builds the program; without Go the test is left out.

const test = require('node:test');
const assert = require('node:assert/strict');
const { execFile, execFileSync } = require('node:child_process');
const fs = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');
const { caller, signIn, site, start } = require('./running-cms');

const TOP = path.resolve(__dirname, '..', '..');
const ARTICLES = '/content-manager/collection-types/api::article.article';
const IMPORT_TOKEN = 'import-token-for-tests-of-32-characters';
const secret = Buffer.alloc(32, 7).toString('base64');

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

function hasGo() {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // the CMS by itself is tested without it
  }
}

test('an import', { skip: !hasGo() && 'Go is not installed' }, async (t) => {
  const place = await site({ CMS_IMPORT_TOKEN: IMPORT_TOKEN });
  const cms = await start(place);
  t.after(async () => {
    await cms.stop();
    await place.remove();
  });
  const folder = path.join(place.folder, 'old-site');
  await fs.mkdir(folder);
  await fs.writeFile(path.join(folder, 'moved.md'), MOVED);
  await fs.writeFile(path.join(folder, 'bare.md'), '---\ntitle: Bare\ndate: 2024-03-02\n---\nWords.\n\n![](bare.png)\n');
  for (const [name, r] of [['field.png', 40], ['bare.png', 90]]) {
    await sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g: 80, b: 120 } } }).png().toFile(path.join(folder, name));
  }
  const program = path.join(place.folder, 'bff');
  execFileSync('go', ['build', '-o', program, './bff'], { cwd: TOP });
  const env = {
    CMS_URL: place.url, CMS_IMPORT_TOKEN: IMPORT_TOKEN, CMS_TOKEN: secret, CMS_WEBHOOK_SECRET: secret, PREVIEW_SECRET: secret,
    WEB_SECRET: secret, JWT_KEYS: `first:${secret}`, REFRESH_KEY: secret,
  };
  const run = () => new Promise((resolve, reject) => {
    execFile(program, ['import', 'markdown', folder, '--media'], { env }, (error, out, log) => (error ? reject(new Error(log + out)) : resolve(out)));
  });
  const ours = caller(place.url, IMPORT_TOKEN);
  const articles = async (status) => (await ours('GET', `/api/articles?status=${status}&filters[importKey][$startsWith]=markdown:&populate=*&sort=slug`)).body.data;

  await t.test('publishes what is whole, with all that belongs to it', async () => {
    assert.match(await run(), /article +2 created/);
    const [moved, ...others] = await articles('published');
    assert.deepEqual(others, []);
    assert.equal(moved.slug, 'moved');
    assert.equal(moved.publishDate, '2024-03-01T00:00:00.000Z');
    assert.deepEqual([moved.author.name, moved.category.name, moved.tags.map(({ name }) => name).sort()], ['Ann Ash', 'Steel', ['bridges', 'rivets']]);
    assert.equal(moved.picture.alternativeText, 'A plain field');
    assert.deepEqual(moved.body.map((part) => part.__component), ['article.text', 'article.table', 'article.embed', 'article.footnotes']);
    assert.doesNotMatch(JSON.stringify(moved.body), /alert/);
    const { data: [redirect] } = (await ours('GET', '/api/redirects?filters[to][$eq]=/blog/moved')).body;
    assert.equal(redirect.from, '/2024/moved');
  });

  await t.test('leaves a draft what the CMS would not publish', async () => {
    assert.deepEqual((await articles('draft')).map(({ slug }) => slug), ['bare', 'moved']);
  });

  await t.test('of the same again changes nothing, and says so', async () => {
    assert.match(await run(), /article +2 unchanged[^]*Nothing had to be changed/);
  });

  await t.test('does not touch what an editor has changed', async () => {
    const editor = await signIn(place.url, 'editor@peritus.test');
    const [, moved] = await articles('draft');
    assert.equal((await editor('PUT', `${ARTICLES}/${moved.documentId}`, { json: { title: 'A better title' } })).status, 200);
    await fs.writeFile(path.join(folder, 'moved.md'), MOVED.replace('Words', 'Other words'));
    assert.match(await run(), /article +1 unchanged +1 kept as changed in the CMS/);
    assert.equal((await articles('draft'))[1].title, 'A better title');
  });
});
