import { describe, expect, it } from "vitest";

import { countConfirmed } from "~/features/search/count-confirmed";

const since = new Date("2026-11-01T00:00:00Z");

function pages(fresh: number, all: number, size: number) {
  const experts = Array.from({ length: all }, (_, i) => ({
    confirmed_at: i < fresh ? "2026-11-20T00:00:00Z" : "2026-06-01T00:00:00Z",
  }));
  const total = Math.ceil(all / size);
  let asked = 0;
  const pageAt = (page: number) => {
    asked += 1;
    return Promise.resolve({
      count: all,
      total,
      results: experts.slice((page - 1) * size, page * size),
    });
  };
  return {
    first: { count: all, total, results: experts.slice(0, size) },
    pageAt,
    asked: () => asked,
  };
}

describe("counting the recently confirmed", () => {
  it.each([
    [0, 0],
    [0, 60],
    [7, 60],
    [24, 60],
    [25, 60],
    [48, 60],
    [59, 60],
    [60, 60],
    [3, 3],
  ])("finds %i of %i", async (fresh, all) => {
    const { first, pageAt } = pages(fresh, all, 24);
    expect(await countConfirmed(first, 24, since, pageAt)).toBe(fresh);
  });

  it("asks for few pages of many", async () => {
    const { first, pageAt, asked } = pages(31_417, 100_000, 24);
    expect(await countConfirmed(first, 24, since, pageAt)).toBe(31_417);
    expect(asked()).toBeLessThanOrEqual(13);
  });
});
