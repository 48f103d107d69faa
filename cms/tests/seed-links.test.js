"use strict";

// Every link in the demo's content leads to something that visitors can open.

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { readArticles } = require("../seed/articles");
const { readEpisodes } = require("../seed/podcast/episodes");
const { readPages } = require("../seed/pages");
const { NAVIGATION, footer } = require("../seed/site");
const { QUESTIONS } = require("../seed/questions");

const PAGES = path.resolve(__dirname, "../../bff/auth/testdata/pages.golden");
const now = new Date();

/** The paths in a value: links of structures, and links in text that is a manuscript. */
function pathsIn(value) {
  const text = JSON.stringify(value);
  return [...text.matchAll(/(?:"(?:href|url|to)":"|\]\()(\/[^"\\)\s]*)/g)].map(
    ([, found]) => found,
  );
}

test("every link in the seeded content leads to something public", () => {
  const articles = readArticles(now);
  const episodes = readEpisodes(now);
  const open = new Set(
    fs
      .readFileSync(PAGES, "utf8")
      .split("\n")
      .map((line) => line.split(/\s+/))
      .filter((columns) => ["anyone", "visitors"].includes(columns[2]))
      .map(([route]) => route),
  );
  const isPublic = ({ state, publishDate }) =>
    state === "published" && new Date(publishDate) <= now;
  for (const [folder, list] of [
    ["/blog", articles],
    ["/podcast", episodes],
  ])
    for (const { slug } of list.filter(isPublic)) open.add(`${folder}/${slug}`);
  for (const { category } of articles.filter(isPublic)) open.add(`/blog/category/${category}`);

  const sources = [
    ...articles.map((article) => [`article ${article.slug}`, article]),
    ...episodes.map((episode) => [`episode ${episode.slug}`, episode]),
    ...readPages({ demo: true }).map((page) => [`page ${page.name}`, page]),
    ["navigation", NAVIGATION],
    ["footer", footer({ demo: true })],
    ["questions", QUESTIONS],
  ];
  const links = sources.flatMap(([where, value]) => pathsIn(value).map((to) => ({ where, to })));
  assert.ok(links.length > 30, `${links.length} links`);
  const dead = links.filter(({ to }) => !open.has(to.replace(/[?#].*$/, "")));
  assert.deepEqual(dead, []);
});
