// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { Designation, WithdrawDesignation } from "./designation";

afterEach(cleanup);

const none: Schema<"DesignationView"> = {
  id: "",
  state: "none",
  can_designate: false,
  designated_at: null,
  confirmed_at: null,
  withdrawn_at: null,
  withdrawn_by: "",
  receipt: "",
};
const at = "2026-11-24T16:02:00Z";
const waiting = { ...none, id: "d", state: "waiting" as const, designated_at: at };
const confirmed = {
  ...waiting,
  state: "confirmed" as const,
  confirmed_at: at,
  receipt: "https://peritus.test/expert/dr-bell/receipt/ABC",
};
const withdrawn = {
  ...waiting,
  state: "withdrawn" as const,
  withdrawn_at: at,
  withdrawn_by: "expert" as const,
};

it.each([
  ["before an answer", none, "attorney", [], "once they have answered"],
  ["after an answer", { ...none, can_designate: true }, "attorney", ["Designate"], "serve"],
  ["for the expert, at first", none, "expert", [], "You aren’t designated"],
  ["while it waits", waiting, "attorney", ["Withdraw"], "Waiting for Amara to confirm"],
  [
    "for the expert who is asked",
    waiting,
    "expert",
    ["Confirm", "Decline"],
    "Amara designates you",
  ],
  ["once confirmed", confirmed, "expert", ["Copy receipt’s link"], "Confirmed on"],
  ["once declined", withdrawn, "attorney", [], "Amara declined it on"],
  ["by oneself", { ...withdrawn, confirmed_at: at }, "expert", [], "You withdrew it"],
  [
    "again",
    { ...withdrawn, confirmed_at: at, can_designate: true },
    "attorney",
    ["Designate again"],
    "says no",
  ],
] as const)("says what can be done %s", (_, designation, side, buttons, text) => {
  const element = (
    <Designation designation={designation} side={side} name="Amara" withdrawHref="?withdraw=1" />
  );
  const { container } = draw(element);
  expect(screen.queryAllByRole("button").map((button) => button.textContent)).toEqual(buttons);
  expect(container.textContent).toContain(text);
});

function draw(element: ReactElement) {
  return render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

it("asks before a confirmed designation is withdrawn, and says what a served reader will see", () => {
  draw(
    <Designation designation={confirmed} side="expert" name="Amara" withdrawHref="?withdraw=1" />,
  );
  const link = screen.getByRole("link", { name: "Withdraw" });
  expect(link.getAttribute("href")).toContain("withdraw=1");
  cleanup();
  const { container } = draw(
    <WithdrawDesignation designation={confirmed} name="Amara" back="/back" />,
  );
  expect(container.textContent).toContain("sees No from now on");
  expect(screen.getByRole("button", { name: "Withdraw designation" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/back");
  expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")))).toMatchObject(
    {
      do: "withdraw-designation",
      confirmed: "1",
      id: "d",
    },
  );
  cleanup();
  expect(
    draw(<WithdrawDesignation designation={withdrawn} name="Amara" back="/back" />).container
      .textContent,
  ).toBe("");
});
