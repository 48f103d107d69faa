import { describe, expect, it } from "vitest";

import type { ApiFailure } from "~/lib/api.server";

import { signInProblems, suspendedText, waitText } from "./sign-in-problems";

const failure = (status: number | null, more: Partial<ApiFailure> = {}): ApiFailure => ({
  kind: status === null ? "network" : "refused",
  status,
  detail: "Detail",
  errors: null,
  code: null,
  data: null,
  retryAfter: null,
  location: null,
  ...more,
});

describe("a failed sign-in", () => {
  it("never says whether the email or the password was wrong", () => {
    expect(signInProblems(failure(403, { code: "suspended" }))).toEqual({
      title: "Your account is suspended",
      message: suspendedText,
      errors: {},
    });
    const problems = signInProblems(failure(401));
    expect(problems).toMatchObject({
      title: "We couldn't sign you in",
      errors: { password: ["Enter your password again."] },
    });
    expect(JSON.stringify(problems)).not.toMatch(/unknown|no account|wrong password/i);
  });
  it("says at the field what is missing", () => {
    const { errors, message } = signInProblems(
      failure(422, { errors: { email: ["Expected length >= 1"] } }),
    );
    expect([errors, message]).toEqual([{ email: ["Enter your email address."] }, null]);
  });
  it("says how long to wait", () => {
    expect(signInProblems(failure(429, { retryAfter: 40 })).message).toBe(
      "Try again in 40 seconds. Your account is not locked.",
    );
    expect([waitText(1), waitText(90), waitText(91), waitText(null)]).toEqual([
      "Try again in 1 second.",
      "Try again in 90 seconds.",
      "Try again in 2 minutes.",
      "Wait a moment before you try again.",
    ]);
  });
});
