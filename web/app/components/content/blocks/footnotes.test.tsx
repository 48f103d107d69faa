// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";

import { BlockBody } from "./body";

type Block = Schema<"Block">;
const called = (id: string, number: number): Schema<"Inline"> => ({
  type: "footnote",
  text: "",
  id,
  number,
});
const words = (text: string): Schema<"Inline"> => ({ type: "text", text });
const body: Block[] = [
  {
    type: "paragraph",
    children: [words("One"), called("note-1", 1), words(" and two"), called("note-2", 2)],
  },
  { type: "paragraph", children: [words("One again"), called("note-1", 1), called("note-9", 9)] },
  {
    type: "footnotes",
    notes: [
      { id: "note-1", number: 1, mark: "a", children: [words("The first.")] },
      { id: "note-2", number: 2, mark: "b", children: [words("The second.")] },
      { id: "note-3", number: 3, mark: "c", children: [words("Never called.")] },
    ],
  },
];
const show = (margin = false) =>
  render(
    <MemoryRouter>
      <BlockBody blocks={body} margin={margin} />
    </MemoryRouter>,
  ).container;

afterEach(cleanup);

test("a number leads to its note, and the note back to where it was called first", () => {
  const page = show();
  expect(screen.getAllByRole("doc-noteref").map((link) => link.getAttribute("href"))).toEqual([
    "#note-1",
    "#note-2",
    "#note-1",
  ]);
  const back = screen.getAllByRole("doc-backlink").map((link) => link.getAttribute("href")!);
  expect(back).toEqual(["#note-1-back", "#note-2-back"]);
  for (const href of back) expect(page.querySelectorAll(href)).toHaveLength(1);
});

test("no id is used twice", () => {
  const ids = [...show(true).querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("in the margin a note is for the eye alone, once", () => {
  const inMargin = [...show(true).querySelectorAll("[aria-hidden] b")].map(
    (number) => number.parentElement!.textContent,
  );
  expect(inMargin).toEqual(["1 The first.", "2 The second."]);
  cleanup();
  expect(show().querySelector("[aria-hidden]")).toBeNull();
});
