// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { SessionRows } from "./session-rows";

afterEach(cleanup);

const now = "2026-11-28T15:00:00Z";

const session = (id: string, more: Partial<Schema<"SessionItem">> = {}): Schema<"SessionItem"> => ({
  id,
  device: "Chrome on Windows",
  country: "US",
  current: false,
  new_place: false,
  created_at: "2026-11-20T15:00:00Z",
  seen_at: "2026-11-27T15:00:00Z",
  ...more,
});

function draw(sessions: Schema<"SessionItem">[]) {
  const element = <SessionRows sessions={sessions} now={now} />;
  render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

/** What the button of a form sends. */
const sent = (button: HTMLElement) =>
  new FormData((button as HTMLButtonElement).form!).getAll("session");

it("shows 40 sessions as one line, and signs out all but this device's", () => {
  draw(Array.from({ length: 40 }, (_, n) => session(`s${n}`, { current: n === 0 })));
  expect(screen.getByText("40 sessions, active now")).toBeDefined();
  const all = screen.getByRole("button", {
    name: "Sign out 39 others (Chrome on Windows, United States)",
  });
  expect(sent(all)).toHaveLength(39);
  expect(sent(all)).not.toContain("s0");
});

it("has each session one level down, with its own way to sign out", () => {
  draw([session("s0", { current: true }), session("s1"), session("s2")]);
  const each = screen.getByText("Each session", { exact: false }).closest("details")!;
  const rows = within(each).getAllByRole("listitem", { hidden: true });
  expect(rows).toHaveLength(3);
  expect(within(rows[0]!).getByText("This device")).toBeDefined();
  const button = within(rows[2]!).getByRole("button", { name: /^Sign out/, hidden: true });
  expect(sent(button)).toEqual(["s2"]);
});

it("keeps a single session on one line", () => {
  draw([session("s0", { current: true }), session("s1", { device: "Safari on iPhone" })]);
  expect(document.querySelector("details")).toBeNull();
  const button = screen.getByRole("button", { name: /^Sign out \(/ });
  expect(sent(button)).toEqual(["s1"]);
});

it("warns about a new place on the line of its group", () => {
  draw([
    session("s0", { current: true }),
    session("s1", { country: "NL", new_place: true }),
    session("s2", { country: "NL" }),
  ]);
  const [line] = screen.getAllByText("New place.");
  expect(line!.closest("li")!.textContent).toContain("Chrome on Windows, Netherlands");
  expect(screen.getByRole("button", { name: /^Sign out all 2/ })).toBeDefined();
});
