// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { ChargeLine } from "./charge-line";
import { CreditPill } from "./credit-pill";
import { Statement } from "./statement";
import { ZeroProof } from "./zero-proof";

afterEach(cleanup);

const line: Schema<"CreditLine"> = {
  number: 3,
  at: "2026-11-24T16:02:00Z",
  kind: "held",
  title: "Held for Dr. Vance",
  why: "Not read yet.",
  amount: 5,
  change: -5,
  credits: 43,
  held: 5,
  owed: 0,
  open: true,
  returns_at: "2026-12-01T16:02:00Z",
  expires_at: null,
  expert_id: "06dne00001o014r4im8rn3cc00",
  expert_shown: true,
  rule: "Conversations",
  version: 1,
};

function draw(element: React.ReactNode) {
  render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

describe("Statement", () => {
  it("says what is held, until when, by which rule, and what is free after", () => {
    draw(<Statement linked lines={[line]} />);
    const row = screen.getByRole("row", { name: /Held for Dr. Vance/ });
    expect(row.textContent).toMatch(
      /Not read yet\. Comes back on December 1, 2026.*unless answered/,
    );
    expect(row.textContent).toContain("Rule: Conversations, version 1");
    expect(row.textContent).toContain("5 held");
    expect(row.textContent).toContain("43");
    expect(screen.getByRole("link", { name: "Held for Dr. Vance" })).toBeTruthy();
  });

  it("groups by month, and links no expert whose page can't be opened", () => {
    const older = {
      ...line,
      number: 1,
      at: "2026-10-01T12:00:00Z",
      kind: "bought" as const,
      title: "Bought 50 credits",
      change: 50,
      open: false,
      returns_at: null,
      expert_shown: false,
    };
    draw(<Statement linked lines={[{ ...line, expert_shown: false }, older]} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getAllByRole("table")).toHaveLength(2);
    expect(screen.getByText("+50")).toBeTruthy();
  });
});

describe("ChargeLine", () => {
  it("says what happens in every case", () => {
    const quote = {
      credits: 5,
      free: 25,
      enough: true,
      returns_at: "2026-12-05T12:00:00Z",
      unanswered_days: 30,
      lapsing: 0,
      lapsing_at: null,
      version: 1,
    };
    draw(
      <>
        <ChargeLine quote={quote} />
        <ChargeLine quote={{ ...quote, lapsing: 2, lapsing_at: "2026-12-03T12:00:00Z" }} />
      </>,
    );
    const [plain, lapsing] = screen.getAllByText(/This holds/);
    expect(plain?.textContent).toBe(
      "This holds 5 credits. Answered: they’re spent. Declined: back at once. Unread by December 5, 2026: back. Read but unanswered for 30 days: back. Conflict: back. Rules version 1.",
    );
    expect(lapsing?.textContent).toContain(
      "2 of them start to expire on December 3, 2026. What expires while it’s held doesn’t come back.",
    );
  });
});

describe("CreditPill", () => {
  it("warns when the balance is low", () => {
    draw(
      <>
        <CreditPill credits={{ credits: 38, total_credits: 43, low: false }} />
        <CreditPill credits={{ credits: 1, total_credits: 1, low: true }} />
      </>,
    );
    expect(screen.getByRole("link", { name: "38 credits" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "1 credit, running low" })).toBeTruthy();
  });
});

describe("ZeroProof", () => {
  const totals = {
    granted: -25,
    bought: -50,
    owed: 0,
    free: 40,
    held: 5,
    spent: 30,
    expired: 0,
    revoked: 0,
    refunded: 0,
    sum: 0,
    wallets: 3,
    wrong: 0,
  };

  it("shows both sides and that they are equal", () => {
    draw(<ZeroProof totals={totals} />);
    expect(screen.getByText("Sources: 75")).toBeTruthy();
    expect(screen.getByText("Now: 75")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(
      "All accounts add up to 0. So do those of each wallet, 3 in all.",
    );
  });

  it("raises an alarm when they aren't", () => {
    draw(<ZeroProof totals={{ ...totals, sum: 1, wrong: 1 }} />);
    expect(screen.getByRole("alert").textContent).toBe(
      "All accounts add up to 1. 1 wallet doesn’t add up to zero.",
    );
  });
});
