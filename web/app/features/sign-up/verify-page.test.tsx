// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Schema } from "~/lib/api-types";
import { formResult, type FormResult } from "~/lib/form/form-result";

import { VerifyPage } from "./verify-page";

const state: Schema<"SignUpBegun"> = {
  level: "success",
  detail: "",
  sign_up: "s",
  kind: "attorney",
  claim: "",
  email: "imogen@firm.example",
  masked_email: "i••••@firm.example",
  resend_after: 30,
  expires_in: 600,
  tries_left: 5,
  resends_left: 5,
};
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28, 9, 0, seconds)).toISOString();

let answer: (result: FormResult) => void;

/** The page with what its loader said, which a refused code doesn't change. */
function Page({ now, expires_in = 600 }: { now: string; expires_in?: number }) {
  const [result, setResult] = useState<FormResult>();
  answer = setResult;
  return (
    <VerifyPage
      state={{ ...state, expires_in }}
      resendAt={at(30)}
      now={now}
      next={null}
      result={result}
    />
  );
}

const open = (now: string, expires_in?: number) => {
  const root = { id: "root", path: "/", element: <Page now={now} expires_in={expires_in} /> };
  return render(<RouterProvider router={createMemoryRouter([root])} />);
};
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const left = () => screen.getByRole("timer").textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("counts down to another code, and a wrong code doesn't start over", () => {
  open(at(0));
  expect(left()).toBe("0:30");
  wait(12);
  act(() =>
    answer(
      formResult(new FormData(), {
        status: "invalid",
        errors: { code: ["That code isn't right."] },
        attempt: "1",
      }),
    ),
  );
  expect(screen.getByText("That code isn't right.")).toBeDefined();
  expect(left()).toBe("0:18");
  wait(18);
  expect(screen.getByRole("button", { name: "Send a new code" })).toBeDefined();
});

it("continues to count after a reload", () => {
  open(at(21));
  expect(left()).toBe("0:09");
});

it("says that its code has expired", () => {
  open(at(31), 0);
  expect(screen.getByText("The code has expired.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Send a new code" })).toBeDefined();
});
