'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { formerSlugsAfter } = require('../src/publishing/former-slugs');
const { picturesOf, lackingAlternativeText } = require('../src/publishing/pictures');
const { tableProblems } = require('../src/publishing/tables');
const { isSlugClash, slugTaken } = require('../src/publishing/problems');

test('an article that was never published has no former slugs', () => {
  assert.deepEqual(formerSlugsAfter({ kept: [], published: null, next: 'b' }), { slugs: [], changed: false });
});

test('publishing again under the same slug changes nothing', () => {
  assert.deepEqual(formerSlugsAfter({ kept: ['a'], published: 'b', next: 'b' }), { slugs: ['a'], changed: false });
});

test('the slug that readers know becomes a former one', () => {
  assert.deepEqual(formerSlugsAfter({ kept: ['a'], published: 'b', next: 'c' }), { slugs: ['a', 'b'], changed: true });
});

test('going back to a former slug makes it the current one', () => {
  assert.deepEqual(formerSlugsAfter({ kept: ['a'], published: 'b', next: 'a' }), { slugs: ['b'], changed: true });
});

test('a slug is remembered once', () => {
  assert.deepEqual(formerSlugsAfter({ kept: ['a', 'b'], published: 'a', next: 'c' }).slugs, ['a', 'b']);
});

const article = {
  picture: { name: 'cover.png', alternativeText: 'A bridge' },
  seo: { picture: { name: 'card.png', alternativeText: '  ' } },
  body: [
    { __component: 'article.picture', picture: { name: 'one.png', alternativeText: null } },
    { __component: 'article.gallery', pictures: [{ name: 'two.png', alternativeText: 'Two' }, { name: 'three.png' }] },
    { __component: 'article.text', body: [{ type: 'paragraph', children: [] }, { type: 'image', image: { name: 'four.png', alternativeText: '' } }] },
    { __component: 'article.divider' },
  ],
};

test('every picture that a reader meets is found', () => {
  assert.deepEqual(picturesOf(article).map(({ file }) => file.name), ['cover.png', 'card.png', 'one.png', 'two.png', 'three.png', 'four.png']);
});

test('pictures without alternative text are named with their place', () => {
  const problems = lackingAlternativeText(picturesOf(article));
  assert.deepEqual(problems.map(({ path }) => path.join('.')), ['seo.picture', 'body.0.picture', 'body.1.pictures', 'body.2.body']);
  assert.match(problems[1].message, /"one\.png" has no alternative text/);
});

test('an article without pictures has no problem with them', () => {
  assert.deepEqual(lackingAlternativeText(picturesOf({ picture: null, seo: null, body: null })), []);
});

test('tables are rows of texts of one length', () => {
  const table = (rows) => tableProblems([{ __component: 'article.table', caption: 'T', rows }]);
  assert.deepEqual(table([['a', 'b'], ['1', '2']]), []);
  assert.match(table([['a', 'b']])[0].message, /header row and at least one more/);
  assert.match(table('no')[0].message, /header row/);
  assert.match(table([['a'], [1]])[0].message, /only rows of texts/);
  assert.match(table([['a', 'b'], ['1']])[0].message, /2 columns, but row 2 has 1/);
  assert.match(table([[], []])[0].message, /empty header row/);
});

test('a clash of slugs is recognised on both databases, and nothing else is', () => {
  assert.ok(isSlugClash(Object.assign(new Error('UNIQUE constraint failed: articles.slug'), { code: 'SQLITE_CONSTRAINT_UNIQUE' })));
  assert.ok(isSlugClash(new Error('duplicate key value violates unique constraint "articles_published_slug"')));
  assert.ok(!isSlugClash(new Error('UNIQUE constraint failed: articles.document_id')));
  assert.ok(!isSlugClash(undefined));
});

test('a taken slug points the editor at the field', () => {
  const error = slugTaken('x', 'The other');
  assert.equal(error.name, 'ValidationError');
  assert.deepEqual(error.details.errors[0].path, ['slug']);
  assert.match(error.message, /The slug "x" is already used by the published article "The other"/);
});
