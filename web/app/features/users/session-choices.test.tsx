// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { chosenSessions } from "./chosen-sessions";
import { SessionChoices } from "./session-choices";

afterEach(cleanup);

const now = "2026-11-28T15:00:00Z";

const detail = (count: number, self = false): Schema<"UserDetail"> => ({
  user: {
    id: "ines",
    name: "Ines Castellanos",
    email: "ines@firm.example",
    groups: ["Attorney"],
    state: "active",
    sessions: count,
    last_sign_in_at: now,
    created_at: now,
  },
  second_factor: false,
  expert_id: "",
  leaving_at: null,
  claims: [],
  sessions: Array.from({ length: count }, (_, n) => ({
    id: `s${n}`,
    device: n % 2 ? "Safari on iPhone" : "Chrome on Windows",
    country: "US",
    current: false,
    new_place: false,
    created_at: "2026-11-20T15:00:00Z",
    seen_at: "2026-11-27T15:00:00Z",
  })),
  self,
});

function draw(of: Schema<"UserDetail">) {
  const element = (
    <>
      <form id="actions" />
      <SessionChoices detail={of} now={now} result={null} form="actions" />
    </>
  );
  render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

/** What the form sends. */
const chosen = () =>
  chosenSessions(
    new FormData(document.querySelector<HTMLFormElement>("#actions")!)
      .getAll("sessions")
      .map(String),
  );

it("shows 40 sessions as two lines, each of which chooses all of its sessions", () => {
  draw(detail(40));
  const [chrome] = screen.getAllByRole("checkbox", { name: /^Chrome on Windows, United States/ });
  expect(screen.getByLabelText(/^Safari on iPhone, United States\s*20 sessions/)).toBeDefined();
  expect(chosen()).toEqual([]);
  chrome!.click();
  expect(chosen()).toHaveLength(20);
  expect(chosen()).not.toContain("s1");
});

it("lets one session of a group be chosen, and counts none twice", () => {
  draw(detail(4));
  const boxes = screen.getAllByRole("checkbox", { hidden: true });
  expect(boxes).toHaveLength(6);
  boxes[1]!.click();
  expect(chosen()).toEqual(["s0"]);
  boxes[0]!.click();
  expect(chosen()).toEqual(["s0", "s2"]);
});

it("offers nothing for the reader's own account", () => {
  draw(detail(3, true));
  expect(screen.queryByRole("checkbox", { hidden: true })).toBeNull();
  expect(screen.getByRole("link", { name: "your settings" }).getAttribute("href")).toBe(
    "/admin/settings/security",
  );
});
