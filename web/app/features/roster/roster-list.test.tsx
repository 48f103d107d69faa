// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { RosterList, type RosterResult } from "./roster-list";

const sections = [
  { code: "about-me", title: "About me" },
  { code: "education", title: "Education" },
];

const row = (id: string, name: string): Schema<"RosterRow"> => ({
  expert_id: id,
  name,
  headline: "Engineer",
  slug: id,
  status: "unclaimed",
  claimed: false,
  source: "import",
  area: "Structural",
  place: "New Jersey",
  completeness: 34,
  stale: true,
  assignee: "",
  sections: [
    { section: "about-me", score: 62, stale: true },
    { section: "education", score: 0, stale: false },
  ],
  created_at: "2026-11-01T00:00:00Z",
  updated_at: "2026-11-27T00:00:00Z",
});

const roster: Schema<"Roster"> = {
  count: 312,
  total: 7,
  page: 1,
  next: null,
  previous: null,
  results: [row("a", "Ada Solheim"), row("b", "")],
  staff: [{ id: "s", name: "Joaquín Mbeki" }],
};

function show(address = "", result?: RosterResult) {
  const element = (
    <RosterList roster={roster} sections={sections} now="2026-11-28T00:00:00Z" result={result} />
  );
  render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element, action: () => null }], {
        initialEntries: [`/admin/view-experts${address}`],
      })}
    />,
  );
}

Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

it("says how complete each section is, in words too", () => {
  show();
  const first = screen.getAllByRole("row")[1] as HTMLElement;
  expect(within(first).getByText("About me: 62%, stale")).toBeTruthy();
  expect(within(first).getByText("Education: 0%")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ada Solheim" }).getAttribute("href")).toBe(
    "/admin/view-expert/a",
  );
  expect(screen.getByRole("link", { name: "Not named yet" })).toBeTruthy();
});

it("offers all that match with their number, and keeps the filter for the act", () => {
  show("?status=unclaimed");
  fireEvent.click(screen.getByLabelText("Select Ada Solheim"));
  const bar = screen.getByRole("group", { name: "With selected experts" });
  expect(within(bar).getByLabelText("All 312 that match")).toBeTruthy();
  const form = bar.closest("form") as HTMLFormElement;
  const sent = new FormData(form);
  expect([sent.get("filter"), sent.get("count"), sent.getAll("selected")]).toEqual([
    "status=unclaimed",
    "312",
    ["a"],
  ]);
});

it("shows only the columns that are chosen", () => {
  const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  show("?columns=place&columns=complete&sort=-changed");
  expect(headers().slice(1)).toEqual(["Name", "Place", "Complete"]);
  expect(screen.queryByText("About me: 62%, stale")).toBeNull();
  expect(screen.queryByText("Empty")).toBeNull();
  cleanup();
  show("?columns=sections");
  expect(screen.queryByRole("columnheader", { name: "Area" })).toBeNull();
  expect(screen.getAllByText("About me: 62%, stale")).toHaveLength(2);
  expect(screen.getByText("Empty")).toBeTruthy();
});

it("other filters send the chosen columns, and none if all are shown", () => {
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>("search")).getAll("columns");
  show("?columns=place&columns=area");
  expect(sent()).toEqual(["area", "place"]);
  cleanup();
  show("");
  expect(sent()).toEqual([]);
});

it("names the profiles that an act refused, with the reason", () => {
  show("", {
    form: "",
    values: {},
    errors: {},
    title: null,
    message: "1 of 2 profiles published.",
    code: null,
    attempt: "1",
    status: "done",
    acted: {
      level: "success",
      detail: "1 of 2 profiles published.",
      changed: 1,
      refused: [{ expert_id: "b", name: "Bea Solheim", why: "This is missing: Biography." }],
    },
  } as RosterResult);
  const note = screen.getByText("1 of 2 profiles published.").closest("[role=status]");
  expect(note?.textContent).toContain("Bea Solheim: This is missing: Biography.");
});
