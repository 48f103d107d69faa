import { expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";

import { listedArticles } from "./listed-article";

const card = (slug: string): Schema<"ArticleCard"> => ({
  id: "x",
  slug,
  title: "Title",
  summary: "Summary",
  category: { name: "Engineering", slug: "engineering" },
  author: { name: "Ada", slug: "ada", role: "Engineer", picture: null },
  picture: { url: "/uploads/a.webp", alt: "A bridge", width: 16, height: 9, caption: null },
  published_at: "2026-11-18T09:00:00Z",
  reading_minutes: 1,
  tags: [{ name: "Method", slug: "method" }],
  language: "en",
  direction: "ltr",
});
const list: Schema<"ArticleList"> = {
  count: 2,
  next: "/x",
  previous: null,
  results: [card("a"), card("b")],
  total: 1,
  page: 1,
  category: null,
  tag: null,
  author: null,
  search: null,
};

test("a list takes along what it shows of each article, and the summary of the first alone", () => {
  const shown = {
    title: "Title",
    language: "en",
    published_at: "2026-11-18T09:00:00Z",
    reading_minutes: 1,
    category: { name: "Engineering" },
    author: { name: "Ada" },
    picture: { url: "/uploads/a.webp" },
  };
  expect(listedArticles(list)).toEqual({
    count: 2,
    page: 1,
    total: 1,
    category: null,
    tag: null,
    author: null,
    missing: [],
    results: [
      { ...shown, slug: "a", summary: "Summary" },
      { ...shown, slug: "b" },
    ],
  });
});

test("an article without an author, category, and picture has none", () => {
  const [bare] = listedArticles({
    ...list,
    results: [{ ...card("a"), category: null, author: null, picture: null }],
  }).results;
  expect(bare).toMatchObject({ category: null, author: null, picture: null });
});

test("a search takes along the marks of each article instead of a summary", () => {
  const marks = { title: [{ text: "Title", found: true }], summary: [], text: [] };
  const found = listedArticles({ ...list, search: { marks: [marks, marks], missing: ["xylem"] } });
  expect(found.results.map((article) => [article.marks, article.summary])).toEqual([
    [marks, undefined],
    [marks, undefined],
  ]);
  expect(found.missing).toEqual(["xylem"]);
});
