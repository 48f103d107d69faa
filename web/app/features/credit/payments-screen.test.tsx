// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, test } from "vitest";

import { standInForBrowser } from "../../../test/browser-stand-ins";
import type { FormResult } from "~/lib/form/form-result";
import { amountText, PaymentsScreen } from "./payments-screen";

beforeEach(standInForBrowser);
afterEach(cleanup);

const problem = {
  id: "06dne0000prob0000000000000",
  kind: "amount" as const,
  reference: "cs_1",
  payment_id: "pi_1",
  order_id: "06dne0000sale0000000000000",
  buyer_id: "06dne0000user0000000000000",
  buyer: "Dana Hart",
  credits: 20,
  due: 12000,
  paid: 900,
  currency: "mxn",
  found_at: "2026-12-01T12:00:00Z",
  settled_at: null as string | null,
  settled_by: "",
  note: "",
};

function show(one: typeof problem | null, settled: boolean, result?: FormResult) {
  const results = one ? [one] : [];
  const page = { results, count: results.length, page: 1, total: 1, next: null, previous: null };
  const element = (
    <PaymentsScreen page={page} settled={settled} now="2026-12-01T13:00:00Z" result={result} />
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  render(<RouterProvider future={{ v7_startTransition: true }} router={router} />);
}

it("says what was paid for which order, by whom, and where to find it", () => {
  show(problem, false);
  const text = screen.getByRole("article").textContent;
  for (const part of ["MXN 9.00", "20 credits for USD 120.00", "cs_1", "pi_1", "Dana Hart"])
    expect(text).toContain(part);
  expect(screen.getByRole("button", { name: "Mark as settled" })).toBeTruthy();
});

it("says who settled it and how, without a form", () => {
  const settled = {
    settled_at: "2026-12-01T12:30:00Z",
    settled_by: "Ruth Adeyemi",
    note: "Refunded.",
  };
  show({ ...problem, ...settled }, true);
  expect(screen.getByText(/Ruth Adeyemi/).closest("p")?.textContent).toMatch(/: Refunded\.$/);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["once", problem],
  ["once, although the payment left the page, with the note", null],
])("says why a payment wasn't settled, %s", (_, one) => {
  const message = "A colleague already settled this payment.";
  show(one, false, {
    status: "refused",
    form: "settle",
    title: null,
    message,
    errors: {},
    values: { problem_id: [problem.id], note: ["Refunded in full."] },
    code: null,
    attempt: "1",
  });
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(document.body.textContent).toContain("Refunded in full.");
});

it("counts no payments in the heading of an empty page", () => {
  show(null, false);
  expect(screen.getByRole("heading", { level: 2, name: "Payments to decide" })).toBeTruthy();
});

test.each([
  [25000, "usd", "USD 250.00"],
  [500, "jpy", "JPY 500"],
  [5, "??", "5 ??"],
])("%s %s is %s", (amount, currency, text) => expect(amountText(amount, currency)).toBe(text));
