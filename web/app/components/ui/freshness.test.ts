import { describe, expect, it } from "vitest";
import { ageInWords, daysSince, freshnessLevel } from "./freshness";

const now = new Date("2026-11-27T12:00:00Z");
const day = 86_400_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe("freshness", () => {
  it.each([
    [0, "full"],
    [90, "full"],
    [91, "half"],
    [180, "half"],
    [181, "hollow"],
  ] as const)("after %i days is %s", (days, level) => {
    expect(freshnessLevel(daysSince(ago(days * day), now))).toBe(level);
  });

  it("turns only when the day is full", () => {
    expect(freshnessLevel(daysSince(ago(91 * day - 1), now))).toBe("full");
    expect(freshnessLevel(daysSince(ago(181 * day - 1), now))).toBe("half");
  });

  it("is hollow where nothing was confirmed", () => {
    expect(freshnessLevel(null)).toBe("hollow");
  });

  it("reads a clock ahead of ours as today", () => {
    expect(daysSince(ago(-day), now)).toBe(0);
  });

  it.each([
    [0, "today"],
    [1, "yesterday"],
    [29, "29 days ago"],
    [30, "a month ago"],
    [60, "2 months ago"],
    [181, "6 months ago"],
    [364, "11 months ago"],
    [365, "over a year ago"],
    [800, "2 years ago"],
  ])("says %i days as '%s'", (days, words) => {
    expect(ageInWords(days)).toBe(words);
  });
});
