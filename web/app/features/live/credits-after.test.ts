import { describe, expect, it } from "vitest";

import { creditsAfter } from "./credits-after";

const shown = { credits: 12, total_credits: 17, low: false };
const warned = { ...shown, low: true };

describe("creditsAfter", () => {
  it.each([
    ["Your credits changed", false],
    ["Your credits are low", true],
    ["low credit alert", true],
    [undefined, false],
  ])("takes the balance of %s, and whether it warns", (message, low) => {
    const event = { type: "credits", message, credits: 5, total_credits: 10 };
    const want = { credits: 5, total_credits: 10, low };
    expect(creditsAfter(shown, event)).toEqual(want);
    expect(creditsAfter(warned, event)).toEqual(want);
  });

  it("takes what is free for all of them if an event doesn't say", () => {
    expect(creditsAfter(shown, { type: "credits", credits: 7 }).total_credits).toBe(7);
  });

  it("leaves the balance without one, and still warns", () => {
    expect(creditsAfter(shown, { type: "credits", message: "Your credits are low" })).toEqual(
      warned,
    );
    expect(creditsAfter(warned, { type: "message", message: "New message" })).toBe(warned);
    expect(creditsAfter(shown, { type: "message", message: "New message" })).toBe(shown);
  });
});
