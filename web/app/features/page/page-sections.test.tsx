// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";

import type { BandSlots } from "./band";
import { PageSections } from "./page-sections";
import type { EpisodeCard, Section } from "./section";

const slots: BandSlots = {
  leadArticle: (article) => <p>lead {article.title}</p>,
  articleRow: (article) => <p>row {article.title}</p>,
  text: (blocks) => <p>{blocks.length} blocks</p>,
  contents: (headings) => (
    <nav aria-label="Contents">{headings.map((heading) => heading.text).join(", ")}</nav>
  ),
  form: (section) => <form aria-label={section.form} />,
  play: (episode) => <button type="button">Play {episode.title}</button>,
};
const hero: Section = {
  type: "hero",
  eyebrow: "",
  picture: null,
  links: [],
  headline: "Find an expert",
  lead: "Read first.",
  search_label: "Question?",
  search_placeholder: "Why?",
  suggestions: ["Metal fatigue"],
};
const article = (title: string) => ({ id: title, slug: title, title }) as Schema<"ArticleCard">;

function show(sections: Section[]) {
  return render(
    <MemoryRouter>
      <PageSections
        page={{ title: "Peritus at home", updated_at: "2026-11-18T09:00:00Z", sections }}
        slots={slots}
      />
    </MemoryRouter>,
  ).container;
}

afterEach(cleanup);

test("a kind that is not known is left out and nothing else suffers", () => {
  const page = show([
    hero,
    ...(["carousel", "toString"].map((type) => ({ type })) as Section[]),
    { type: "steps", title: "How it works", steps: [{ title: "Ask", text: "…" }] },
  ]);
  expect(page.firstElementChild!.children).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Find an expert");
  expect(screen.getByRole("heading", { level: 2, name: "How it works" })).toBeTruthy();
});

test("bands keep the editors' order", () => {
  show([
    { type: "quote", text: "Words", name: "N", role: "R" },
    hero,
    { type: "steps", title: "Steps", steps: [] },
  ]);
  const order = [...document.querySelectorAll("section")].map((band) =>
    band.textContent!.slice(0, 5),
  );
  expect(order).toEqual(["Words", "Find ", "Steps"]);
});

test("without a hero the page still has its one title", () => {
  show([{ type: "steps", title: "Steps", steps: [] }]);
  expect(screen.getAllByRole("heading", { level: 1 }).map((title) => title.textContent)).toEqual([
    "Peritus at home",
  ]);
});

test("every band survives without its optional members", () => {
  const kinds: Section["type"][] = [
    "hero",
    "steps",
    "facts",
    "latest-articles",
    "ways",
    "rich-text",
    "quote",
    "latest-episodes",
    "features",
    "numbers",
    "logos",
    "faq",
    "testimonials",
    "call-to-action",
    "form",
  ];
  expect(() => show(kinds.map((type) => ({ type })) as Section[])).not.toThrow();
});

test("the search sends words and a state to the results", () => {
  show([hero]);
  const form = screen.getByRole("search") as HTMLFormElement;
  expect(form.method).toBe("get");
  expect(form.getAttribute("action")).toBe("/attorney/expert-search-result");
  expect([...new FormData(form).keys()]).toEqual(["q", "state"]);
  expect(screen.getByRole("link", { name: "Metal fatigue" }).getAttribute("href")).toBe(
    "/attorney/expert-search-result?q=Metal+fatigue",
  );
});

test("the sample says that it is one", () => {
  show([hero]);
  expect(screen.getByText("A sample record")).toBeTruthy();
});

test("one article leads, with at most three next to it", () => {
  show([
    {
      type: "latest-articles",
      title: "From the blog",
      link_label: "All",
      articles: ["a", "b", "c", "d", "e"].map(article),
    },
  ]);
  expect(screen.getByText("lead a")).toBeTruthy();
  expect(screen.getAllByText(/^row /).map((row) => row.textContent)).toEqual([
    "row b",
    "row c",
    "row d",
  ]);
});

test("a way without a safe address has no button", () => {
  show([
    {
      type: "ways",
      title: "",
      ways: [
        { title: "One", text: "", label: "Go", href: "javascript:alert(1)" },
        { title: "Two", text: "", label: "Read", href: "/blog" },
      ],
    },
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog"]);
});

const plainHero: Section = {
  ...hero,
  search_label: "",
  suggestions: [],
  eyebrow: "For attorneys",
  links: [
    { label: "Send a request", href: "#request-an-expert" },
    { label: "Read first", href: "/blog" },
  ],
};

test("a hero without a search opens an inner page with its links and no sample", () => {
  show([plainHero]);
  expect(screen.queryByRole("search")).toBeNull();
  expect(screen.queryByText("A sample record")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#request-an-expert",
    "/blog",
  ]);
});

test("a page has one title however many heroes it is given", () => {
  show([hero, { ...plainHero, headline: "Another" }]);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

test("a question opens on its answer without script and has an address", () => {
  show([
    {
      type: "faq",
      title: "Questions",
      lead: "",
      questions: [{ id: "q1", question: "What does it cost?", answer: [] }],
    },
  ]);
  const question = screen.getByRole("heading", { level: 3, name: "What does it cost?" });
  expect(question.closest("details")!.id).toBe("question-q1");
  expect(question.parentElement!.tagName).toBe("SUMMARY");
});

test("a number is read after the words that say what it counts", () => {
  show([
    {
      type: "numbers",
      title: "In figures",
      lead: "",
      numbers: [{ value: "16", label: "sections of a profile", note: "all of them dated" }],
    },
  ]);
  const [figure] = screen.getAllByText("16");
  expect([...figure!.parentElement!.children].map((one) => one.textContent)).toEqual([
    "sections of a profile",
    "16",
    "all of them dated",
  ]);
});

test("steps after a form are next to it, other steps are a separate band", () => {
  const steps: Section = {
    type: "steps",
    title: "What happens next",
    steps: [{ title: "We read it", text: "" }],
  };
  show([
    { type: "form", title: "Your request", lead: "", form: "request-an-expert" },
    steps,
    steps,
  ]);
  expect(screen.getByRole("complementary", { name: "What happens next" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "What happens next" })).toBeTruthy();
  expect(document.getElementById("request-an-expert")).toBeTruthy();
});

test("a long text has contents and a last-changed date, a short one doesn't", () => {
  const heading = (text: string): Schema<"Block"> => ({
    type: "heading",
    level: 2,
    id: text.toLowerCase(),
    children: [{ type: "text", text }],
  });
  show([{ type: "rich-text", body: ["What", "Why", "How"].map(heading) }]);
  expect(screen.getByRole("navigation", { name: "Contents" }).textContent).toBe("What, Why, How");
  expect(screen.getByText(/Last changed on/).textContent).toBe("Last changed on November 18, 2026");
  cleanup();
  show([{ type: "rich-text", body: ["What", "Why"].map(heading) }]);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("the newest episode can be played and earlier ones are linked", () => {
  const episode = (title: string, number: number): EpisodeCard => ({
    id: title,
    slug: title.toLowerCase(),
    title,
    summary: "",
    number,
    season: null,
    kind: "full",
    published_at: "2026-11-14T09:00:00Z",
    seconds: 2476,
    picture: null,
    guests: [],
    audio: { url: "", type: "", bytes: 0 },
  });
  show([
    {
      type: "latest-episodes",
      title: "Podcast",
      link_label: "",
      episodes: [episode("New", 3), episode("Old", 2), episode("Older", 1), episode("Oldest", 0)],
    },
  ]);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Play New"]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/podcast",
    "/podcast/new",
    "/podcast/old",
    "/podcast/older",
  ]);
  expect(screen.getByText(/^Episode 3 · 41 minutes/)).toBeTruthy();
});

test("a link of an editor that could run something is not a link", () => {
  show([
    {
      type: "call-to-action",
      title: "Go",
      text: "",
      links: [
        { label: "Bad", href: "javascript:alert(1)" },
        { label: "Good", href: "/blog" },
      ],
    },
    {
      type: "logos",
      title: "With",
      logos: [
        {
          name: "Mark",
          href: "javascript:alert(1)",
          picture: { url: "/uploads/a.png", alt: "Mark", caption: null, width: 10, height: 10 },
        },
      ],
    },
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog"]);
});
