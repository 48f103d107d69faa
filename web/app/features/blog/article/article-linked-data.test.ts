import { expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";
import { scriptJson } from "~/lib/rendering/script-json";

import { articleLinkedData } from "./article-linked-data";

const article = {
  title: "A </script><script>alert(1)</script> & <!-- title",
  summary: "Summary",
  slug: "a",
  published_at: "2026-11-18T09:00:00Z",
  updated_at: "2026-11-20T09:00:00Z",
  category: { name: "Engineering", slug: "engineering" },
  author: { name: "Leilani\u2028Kahananui", slug: "lk", role: null, picture: null },
  picture: null,
  seo: { title: "", description: "", picture: null, no_index: false },
} as unknown as Schema<"Article">;

test("no content can close the script element or open a comment in it", () => {
  const json = scriptJson(
    articleLinkedData(article, "http://localhost:3000/blog/a", "http://localhost:3000", null),
  );
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  const [read] = JSON.parse(json)["@graph"];
  expect(read.headline).toBe(article.title);
  expect(read.author.name).toBe("Leilani\u2028Kahananui");
});

test("has the same content for search engines as for readers", () => {
  const [data, publisher, trail] = articleLinkedData(
    article,
    "http://localhost:3000/blog/a",
    "http://localhost:3000",
    null,
  )["@graph"];
  expect(data).toMatchObject({
    "@type": "Article",
    description: "Summary",
    mainEntityOfPage: "http://localhost:3000/blog/a",
    datePublished: "2026-11-18T09:00:00Z",
    dateModified: "2026-11-20T09:00:00Z",
    articleSection: "Engineering",
  });
  expect(data).toMatchObject({
    image: undefined,
    author: { url: "http://localhost:3000/blog/author/lk" },
  });
  expect(publisher).toMatchObject({ "@type": "Organization", name: "Peritus" });
  expect(trail).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Peritus" },
      { name: "Blog" },
      { name: "Engineering", item: "http://localhost:3000/blog/category/engineering" },
      { item: "http://localhost:3000/blog/a" },
    ],
  });
});
