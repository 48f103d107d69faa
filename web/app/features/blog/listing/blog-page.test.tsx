// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";

import { BlogPage } from "./blog-page";
import { listedArticles } from "./listed-article";

const categories = [
  { name: "Engineering", slug: "engineering", count: 2, description: "Structures and machines." },
  { name: "Empty", slug: "empty", count: 0, description: "" },
];
const article = (slug: string): Schema<"ArticleCard"> => ({
  id: slug,
  slug,
  title: `Title of ${slug}`,
  summary: "Summary",
  category: { name: "Engineering", slug: "engineering" },
  author: null,
  picture: null,
  published_at: "2026-11-18T09:00:00Z",
  reading_minutes: 1,
  tags: [],
  language: "en",
  direction: "ltr",
});
const list = (more: Partial<Schema<"ArticleList">>): Schema<"ArticleList"> => ({
  count: 2,
  next: null,
  previous: null,
  results: [article("a"), article("b")],
  total: 1,
  page: 1,
  category: null,
  tag: null,
  author: null,
  search: null,
  ...more,
});

function show(of: Partial<Schema<"ArticleList">>, words = "") {
  const element = (
    <BlogPage
      list={listedArticles(list(of))}
      categories={categories}
      all={2}
      words={words}
      hrefFor={(page) => `/blog?page=${page}`}
    />
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element }], { initialEntries: ["/blog"] })}
    />,
  );
}

afterEach(cleanup);

test("the first article leads, the others follow under one heading", () => {
  show({});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reading the evidence");
  expect(screen.getByRole("heading", { level: 2, name: "Title of a" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 3, name: "Title of b" })).toBeTruthy();
  expect(screen.getByRole("link", { current: "page" }).textContent).toContain("All");
});

test("a category names itself, and empty ones are not offered", () => {
  show({ category: { name: "Engineering", slug: "engineering" } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Engineering");
  expect(screen.getByText("Structures and machines.")).toBeTruthy();
  expect(screen.getByRole("link", { current: "page" }).textContent).toContain("Engineering");
  expect(screen.queryByRole("link", { name: /Empty/ })).toBeNull();
});

test("a later page has no article that leads", () => {
  show({ page: 2, total: 2 });
  expect(screen.queryByText("Earlier")).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("a search without results offers the categories", () => {
  show({ count: 0, results: [], total: 0 }, "zebra");
  expect(screen.getByRole("status").textContent).toBe("No articles found");
  expect(screen.getByText(/No article contains/).textContent).toContain("zebra");
  expect(screen.getByRole("navigation", { name: "Browse by category" }).textContent).toContain(
    "Structures and machines.",
  );
});

test("a search counts what it found", () => {
  show({}, "title");
  expect(screen.getByRole("status").textContent).toBe("2 articles found");
  expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("title");
});

test("a search marks what it found and names what no article has", () => {
  const run = (text: string, found = false) => ({ text, found });
  const marks = {
    title: [run("Taking "), run("depositions", true)],
    summary: [run("Summary")],
    text: [run("Every "), run("deposition", true), run(" ends.")],
  };
  show({ results: [article("a")], count: 1, search: { marks: [marks], missing: ["xylem"] } }, "x");
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "depositions",
    "deposition",
  ]);
  expect(screen.getByRole("status").textContent).toBe("1 article found. No article has “xylem”.");
});
