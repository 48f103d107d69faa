// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import { formResult } from "~/lib/form/form-result";

import { FindPublications } from "./find-publications";
import type { Candidate, Lookup } from "./lookup";

afterEach(cleanup);

const candidate = (key: string, more: Partial<Candidate> = {}): Candidate => ({
  key,
  status: "new",
  suggested: true,
  twin: null,
  notes: [],
  publication: {
    title: `Work ${key}`,
    type: "article",
    date: "2019-03",
    authors: ["A. Bell", "J. Mbeki", "C. Cho", "D. Dale", "E. Eng"],
    container: "Crane Letters",
    volume: "",
    pages: "",
    doi: "",
    isbn: "",
    pmid: "",
    url: "",
    peer_reviewed: false,
    retracted: false,
  },
  ...more,
});

const orcid = "0000-0002-1825-0097";
const candidates = [
  candidate("a"),
  candidate("b"),
  candidate("c", { suggested: false, notes: ["DataCite lists it under “dataset”."] }),
  candidate("d", {
    status: "duplicate",
    suggested: false,
    twin: { item_id: "row-7", title: "Hooks" },
  }),
  candidate("e", { status: "duplicate", suggested: false, twin: { item_id: "", title: "Work a" } }),
  candidate("f", { status: "unusable", suggested: false, notes: ["It has no title."] }),
];
const list = { orcid, total: 6, listed: 6, room: 998, candidates };
const empty: Lookup = {
  orcid: "",
  list: null,
  errors: [],
  problem: null,
  types: { article: "Journal article" },
};
const found: Lookup = { ...empty, orcid, list };

function element(lookup: Lookup, refused?: { keys: string[]; errors: Record<string, string[]> }) {
  const form = new FormData();
  form.set("do", "add-found");
  form.set("orcid", orcid);
  for (const key of refused?.keys ?? []) form.append("keys", key);
  const result = refused
    ? formResult(form, { status: "invalid", errors: refused.errors, attempt: "1" })
    : null;
  const page = (
    <FindPublications
      lookup={lookup}
      place={{ expertId: "e", section: "publications", staff: false }}
      result={result}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: page, action: () => null }]);
  return <RouterProvider router={router} />;
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("asks for an iD, and shows what is wrong at the field with what was typed", () => {
  render(
    element({
      ...empty,
      orcid: "0000-1",
      errors: ["This ORCID iD is mistyped. Check its digits."],
    }),
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "ORCID iD" });
  expect(field.value).toBe("0000-1");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toContain("This ORCID iD is mistyped.");
  expect(field.form?.method).toBe("get");
  expect(new FormData(field.form ?? undefined).get("find")).toBe("1");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("says why a search failed, and keeps the iD", () => {
  render(element({ ...empty, orcid, problem: "We can't reach DataCite right now." }));
  expect(screen.getByRole("alert").textContent).toContain("We can't reach DataCite right now.");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(orcid);
});

test("says that there are no works", () => {
  render(element({ ...found, list: { ...list, total: 0, listed: 0, candidates: [] } }));
  expect(screen.getByRole("status").textContent).toContain(`DataCite has no works under ${orcid}.`);
});

test("ticks what is suggested; duplicates and unusable works can't be ticked and say why", () => {
  render(element(found));
  expect(
    ["a", "b", "c", "d", "e", "f"].map((key) => box(new RegExp(`^Work ${key}`)).checked),
  ).toEqual([true, true, false, false, false, false]);
  expect(["c", "d", "e", "f"].map((key) => box(new RegExp(`^Work ${key}`)).disabled)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const line = (name: RegExp) => within(box(name).closest("li") as HTMLElement);
  expect(
    line(/^Work a/).getByText(
      "Journal article · March 2019 · A. Bell, J. Mbeki, C. Cho, and 2 others · Crane Letters",
    ),
  ).toBeTruthy();
  expect(
    line(/^Work d/)
      .getByRole("link", { name: "Hooks" })
      .getAttribute("href"),
  ).toBe("/experts/my-profile/publications?edit=row-7");
  expect(line(/^Work e/).getByText(/in this list/)).toBeTruthy();
  expect(line(/^Work f/).getByText("It has no title.")).toBeTruthy();
});

test("the button counts the ticks, and sends their keys", () => {
  render(element(found));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Add 2 publications" });
  fireEvent.click(box(/^Work c/));
  expect(screen.getByRole("button", { name: "Add 3 publications" })).toBe(button);
  fireEvent.click(screen.getByRole("button", { name: "Select none" }));
  expect(button.textContent).toBe("Add 0 publications");
  fireEvent.click(screen.getByRole("button", { name: "Select all" }));
  fireEvent.click(box(/^Work a/));
  const sent = new FormData(button.form ?? undefined);
  expect(sent.getAll("keys")).toEqual(["b", "c"]);
  expect([sent.get("do"), sent.get("orcid")]).toEqual(["add-found", orcid]);
});

test("a refused form keeps the ticks, and shows the error at the list", () => {
  const error = "There’s room for 1 more publication. Choose 1 or fewer.";
  render(element(found, { keys: ["b", "c"], errors: { keys: [error] } }));
  expect(["a", "b", "c"].map((key) => box(new RegExp(`^Work ${key}`)).checked)).toEqual([
    false,
    true,
    true,
  ]);
  expect(screen.getByRole("alert").textContent).toContain(error);
  expect(
    within(screen.getByRole("group", { name: "Publications found" })).getByText(error),
  ).toBeTruthy();
});

test("ticks no more than the section has room for", () => {
  render(element({ ...found, list: { ...list, room: 1 } }));
  expect(screen.getByRole("button", { name: "Add 1 publication" })).toBeTruthy();
});

test("says how many works there are if the list has fewer", () => {
  render(element({ ...found, list: { ...list, total: 10_000, listed: 1000 } }));
  expect(
    screen.getByText(`DataCite has 10,000 works under ${orcid}. This list has 1,000 works.`),
  ).toBeTruthy();
});

test("without script, the button doesn't count and nothing needs a script", () => {
  const html = renderToString(element(found));
  expect(html).toContain("Add selected publications");
  expect(html).not.toContain("Select none");
  expect(html.match(/checked=""/g)).toHaveLength(2);
});
