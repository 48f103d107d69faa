import { describe, expect, it } from "vitest";

import { daysSince } from "~/lib/format/age";
import { freshnessLevel } from "./freshness";

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
});
