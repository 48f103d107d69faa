import { describe, expect, it } from "vitest";

import { creditsOf } from "./credits-of";

describe("creditsOf", () => {
  it.each([
    ["Your credits changed", 43, false],
    ["Your credits are low", 5, true],
    ["low credit alert", 2, true],
    [undefined, 12, false],
  ])("reads %s", (message, credits, low) => {
    expect(creditsOf({ type: "credits", message, credits, total_credits: 48 })).toEqual({
      credits,
      total_credits: 48,
      low,
    });
  });

  it("takes what is free for all of them if an event doesn't say", () => {
    expect(creditsOf({ type: "credits", credits: 7 })?.total_credits).toBe(7);
  });

  it("needs a number", () => {
    expect(creditsOf({ type: "credits", message: "Your credits are low" })).toBeNull();
  });
});
