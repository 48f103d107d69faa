// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";

import type { BandSlots } from "./band";
import { HomeSections } from "./home-sections";

type Section = Schema<"HomeSection">;

const slots: BandSlots = {
  leadArticle: (article) => <p>lead {article.title}</p>,
  articleRow: (article) => <p>row {article.title}</p>,
  text: (blocks) => <p>{blocks.length} blocks</p>,
};
const hero: Section = { type: "hero", headline: "Find an expert", lead: "Read first.", search_label: "Question?", search_placeholder: "Why?", suggestions: ["Metal fatigue"] };
const article = (title: string) => ({ id: title, slug: title, title }) as Schema<"ArticleCard">;

function show(sections: Section[]) {
  return render(
    <MemoryRouter>
      <HomeSections page={{ title: "Peritus at home", seo: { title: "", description: "", picture: null, no_index: false }, sections }} slots={slots} />
    </MemoryRouter>,
  ).container;
}

afterEach(cleanup);

test("a kind that is not known is left out and nothing else suffers", () => {
  const page = show([hero, ...(["carousel", "toString"].map((type) => ({ type })) as Section[]), { type: "steps", title: "How it works", steps: [{ title: "Ask", text: "…" }] }]);
  expect(page.firstElementChild!.children).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find an expert");
  expect(screen.getByRole("heading", { level: 2, name: "How it works" })).toBeTruthy();
});

test("bands stand in the order of the editors", () => {
  show([{ type: "quote", text: "Words", name: "N", role: "R" }, hero, { type: "steps", title: "Steps", steps: [] }]);
  const order = [...document.querySelectorAll("section")].map((band) => band.textContent!.slice(0, 5));
  expect(order).toEqual(["Words", "Find ", "Steps"]);
});

test("without a hero the page still has its one title", () => {
  show([{ type: "steps", title: "Steps", steps: [] }]);
  expect(screen.getAllByRole("heading", { level: 1 }).map((title) => title.textContent)).toEqual(["Peritus at home"]);
});

test("every band survives without its optional members", () => {
  const kinds: Section["type"][] = ["hero", "steps", "facts", "latest-articles", "ways", "rich-text", "quote"];
  expect(() => show(kinds.map((type) => ({ type })) as Section[])).not.toThrow();
});

test("the search sends words and a state to the results", () => {
  show([hero]);
  const form = screen.getByRole("search") as HTMLFormElement;
  expect(form.method).toBe("get");
  expect(form.getAttribute("action")).toBe("/attorney/expert-search-result");
  expect([...new FormData(form).keys()]).toEqual(["q", "state"]);
  expect(screen.getByRole("link", { name: "Metal fatigue" }).getAttribute("href")).toBe("/attorney/expert-search-result?q=Metal+fatigue");
});

test("the sample says that it is one", () => {
  show([hero]);
  expect(screen.getByText("A sample record")).toBeTruthy();
});

test("one article leads and at most three stand beside it", () => {
  show([{ type: "latest-articles", title: "From the blog", link_label: "All", articles: ["a", "b", "c", "d", "e"].map(article) }]);
  expect(screen.getByText("lead a")).toBeTruthy();
  expect(screen.getAllByText(/^row /).map((row) => row.textContent)).toEqual(["row b", "row c", "row d"]);
});

test("a way without a safe address has no button", () => {
  show([{ type: "ways", title: "", ways: [{ title: "One", text: "", label: "Go", href: "javascript:alert(1)" }, { title: "Two", text: "", label: "Read", href: "/blog" }] }]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog"]);
});
