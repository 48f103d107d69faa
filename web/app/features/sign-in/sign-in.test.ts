import { describe, expect, it } from "vitest";

import type { ApiFailure } from "~/lib/api.server";

import { signInAnswer, waitText } from "./sign-in-answer";

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

describe("a sign-in that fails", () => {
  it("never says which half was wrong, and keeps the address", () => {
    const answer = signInAnswer(failure(401), "ines@peritus.test", "1");
    expect(answer).toMatchObject({
      email: "ines@peritus.test",
      status: 401,
      title: "We could not sign you in",
      fields: { password: ["Type the password again."] },
    });
    expect(JSON.stringify(answer)).not.toMatch(/unknown|no account|wrong password/i);
  });
  it("says at the field what is missing", () => {
    const { fields, text } = signInAnswer(
      failure(422, { errors: { email: ["Expected length >= 1"] } }),
      "",
      "1",
    );
    expect([fields, text]).toEqual([
      { email: ["Type your e-mail address."], password: undefined },
      "",
    ]);
  });
  it("says how long to wait", () => {
    expect(signInAnswer(failure(429, { retryAfter: 40 }), "", "1").text).toBe(
      "Try again in 40 seconds. Your account is not locked.",
    );
    expect([waitText(1), waitText(90), waitText(91), waitText(null)]).toEqual([
      "Try again in 1 second.",
      "Try again in 90 seconds.",
      "Try again in 2 minutes.",
      "Wait a moment before you try again.",
    ]);
  });
  it("says so when nobody could be asked", () => {
    for (const status of [null, 500, 503])
      expect(signInAnswer(failure(status), "", "1").status).toBe(503);
  });
});
