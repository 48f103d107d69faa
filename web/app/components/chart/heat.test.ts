import { describe, expect, it } from "vitest";

import { heatStep } from "~/components/chart/heat";

describe("a step of the heat scale", () => {
  it("is nothing only for nothing", () => {
    expect(heatStep(0, 30)).toBe(0);
    expect(heatStep(-1, 30)).toBe(0);
    expect(heatStep(Number.NaN, 30)).toBe(0);
    expect(heatStep(1, 1_000_000)).toBe(1);
  });

  it("spreads counts by the root of their share", () => {
    expect([1, 3, 4, 9, 12, 17, 26, 31].map((count) => heatStep(count, 31))).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4,
    ]);
  });

  it("gives small counts a step each", () => {
    expect([0, 1, 2, 3, 4].map((count) => heatStep(count, 4))).toEqual([0, 1, 2, 3, 4]);
    expect(heatStep(1, 1)).toBe(1);
  });
});
