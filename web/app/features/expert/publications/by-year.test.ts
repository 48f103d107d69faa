import { describe, expect, it } from "vitest";

import { publicationYears } from "~/features/expert/publications/by-year";

const now = "2026-11-29T12:00:00Z";
const work = (date: string, retracted = false, peerReviewed = false) => ({
  date,
  retracted,
  peerReviewed,
});

describe("publications by year", () => {
  it("keep empty years and reach to this one", () => {
    const { years } = publicationYears([work("2023-05"), work("2023"), work("2025", true)], now);
    expect(years.map(({ year, count, retracted }) => [year, count, retracted])).toEqual([
      [2023, 2, 0],
      [2024, 0, 0],
      [2025, 1, 1],
      [2026, 0, 0],
    ]);
  });

  it.each([
    ["2016-11-29", true],
    ["2016-11-28", false],
    ["2016-11", true],
    ["2016-10", false],
    ["2016", true],
    ["2015", false],
    ["2026-11-29", true],
  ])("count %s in the last ten years: %s", (date, recent) => {
    expect(publicationYears([work(date)], now).recent).toBe(recent ? 1 : 0);
  });

  it("count what was peer reviewed in the last ten years", () => {
    const works = [work("2020", false, true), work("2000", false, true), work("2021")];
    expect(publicationYears(works, now)).toMatchObject({ recent: 2, peerReviewed: 1 });
  });

  it("draw thirty years, and count what came before", () => {
    const { years, earlier } = publicationYears([work("1980"), work("1997"), work("1996")], now);
    expect([years[0]?.year, years.length, earlier]).toEqual([1997, 30, 2]);
  });

  it("are none without publications", () => {
    expect(publicationYears([], now)).toEqual({
      years: [],
      earlier: 0,
      recent: 0,
      peerReviewed: 0,
    });
  });
});
