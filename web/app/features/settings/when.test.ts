import { describe, expect, it } from "vitest";

import { dayInWords, momentInWords } from "./when";

const now = "2026-11-28T09:00:00Z"; // a Saturday

describe("when", () => {
  it.each([
    ["2026-11-28T00:10:00Z", "today", "today 00:10"],
    ["2026-11-27T23:59:00Z", "yesterday", "yesterday 23:59"],
    ["2026-11-24T17:40:00Z", "Tuesday", "Tuesday 17:40"],
    ["2026-11-21T08:00:00Z", "21 November", "21 November"],
    ["2025-12-02T08:00:00Z", "2 December 2025", "2 December 2025"],
  ])("tells %s as people say it", (at, day, moment) => {
    expect(dayInWords(at, now, "UTC")).toBe(day);
    expect(momentInWords(at, now, "UTC")).toBe(moment);
  });

  it("turns the day where the reader's day turns", () => {
    expect(dayInWords("2026-11-28T03:00:00Z", now, "America/New_York")).toBe("yesterday");
    expect(dayInWords("2026-11-28T03:00:00Z", now, "Asia/Tokyo")).toBe("today");
  });
});
