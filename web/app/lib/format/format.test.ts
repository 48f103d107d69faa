import { describe, expect, it } from "vitest";

import { ageText, daysAgoText, daysSince, waitText } from "./age";
import {
  dateText,
  dayHeading,
  dayText,
  fullDateText,
  recentText,
  timeText,
  zonedTimeText,
} from "./date";
import { clockText, isoDuration, lengthText, spokenTime, timeLeftText } from "./duration";
import { countText, numberText, sizeText } from "./number";
import { timeIn } from "./zone";

const newYork = "America/New_York";
const at = "2026-11-28T20:23:00Z";
const now = "2026-11-28T09:00:00Z"; // a Saturday

describe("numbers", () => {
  it("have commas", () => {
    expect([0, 999, 1284, 1_000_000].map(numberText)).toEqual(["0", "999", "1,284", "1,000,000"]);
  });
  it("count things", () => {
    expect([0, 1, 1284].map((count) => countText(count, "expert", "experts"))).toEqual([
      "0 experts",
      "1 expert",
      "1,284 experts",
    ]);
  });
  it("are sizes", () => {
    expect([1, 950, 24_300, 1_400_000, 38_200_000, 2_000_000_000].map(sizeText)).toEqual([
      "1 byte",
      "950 bytes",
      "24 KB",
      "1.4 MB",
      "38 MB",
      "2,000 MB",
    ]);
  });
});

describe("dates", () => {
  it("are American, in each style", () => {
    expect([
      dateText(at, "long", newYork),
      dateText(at, "short", newYork),
      dateText(at, "month", newYork),
      dateText(at, "time", newYork),
      fullDateText(new Date(at), newYork),
    ]).toEqual([
      "November 28, 2026",
      "Nov 28, 2026",
      "November 2026",
      "November 28, 2026 at 3:23 PM EST",
      "Saturday, November 28, 2026 at 3:23:00 PM EST",
    ]);
  });
  it("without a time are the same day in every zone", () => {
    expect([
      dateText("2024-10-02", "long", newYork),
      dateText("2024-10", "month", newYork),
    ]).toEqual(["October 2, 2024", "October 2024"]);
  });
  it("have times with and without the zone", () => {
    expect([timeText(at, newYork), zonedTimeText(at, newYork), zonedTimeText(at, "UTC")]).toEqual([
      "3:23 PM",
      "3:23 PM EST",
      "8:23 PM UTC",
    ]);
  });
  it.each([
    ["2026-11-28T00:10:00Z", "today", "today at 12:10 AM", "Today"],
    ["2026-11-27T23:59:00Z", "yesterday", "yesterday at 11:59 PM", "Yesterday"],
    ["2026-11-24T17:40:00Z", "Tuesday", "Tuesday at 5:40 PM", "Tuesday, November 24"],
    ["2026-11-20T08:00:00Z", "November 20", "November 20", "Friday, November 20"],
    ["2025-12-02T08:00:00Z", "December 2, 2025", "December 2, 2025", "December 2, 2025"],
  ])("say %s the way people do", (date, day, recent, heading) => {
    expect([
      dayText(date, now, "UTC"),
      recentText(date, now, "UTC"),
      dayHeading(date, now, "UTC"),
    ]).toEqual([day, recent, heading]);
  });
  it("change at midnight in the reader's zone", () => {
    expect(dayText("2026-11-28T03:00:00Z", now, newYork)).toBe("yesterday");
    expect(dayText("2026-11-28T03:00:00Z", now, "Asia/Tokyo")).toBe("today");
  });
});

describe("ages", () => {
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
  ])("say %i days as '%s'", (days, words) => {
    expect(ageText(days)).toBe(words);
  });
  it("count days", () => {
    expect([0, 1, 2, 1284].map(daysAgoText)).toEqual([
      "today",
      "yesterday",
      "2 days ago",
      "1,284 days ago",
    ]);
  });
  it("show times from a clock ahead of ours as today", () => {
    expect(daysSince("2026-11-30T00:00:00Z", new Date(now))).toBe(0);
    expect(waitText("2026-11-30T00:00:00Z", now)).toBe("now");
  });
  it("are short in a queue", () => {
    const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();
    expect(
      [0.5, 12, 59, 60, 2879, 2880, 7200].map((minutes) => waitText(ago(minutes), now)),
    ).toEqual(["now", "12 min", "59 min", "1 hr", "47 hr", "2 days", "5 days"]);
  });
});

describe("durations", () => {
  it("show hours only if there are any", () => {
    expect(
      [0, 5, 65, 522.9, 3599, 3600, 3723, -1, Number.NaN, Number.POSITIVE_INFINITY].map(clockText),
    ).toEqual([
      "0:00",
      "0:05",
      "1:05",
      "8:42",
      "59:59",
      "1:00:00",
      "1:02:03",
      "0:00",
      "0:00",
      "0:00",
    ]);
  });
  it("are words for a screen reader", () => {
    expect([0, 1, 62, 522, 3600, 3661].map(spokenTime)).toEqual([
      "0 seconds",
      "1 second",
      "1 minute 2 seconds",
      "8 minutes 42 seconds",
      "1 hour",
      "1 hour 1 minute 1 second",
    ]);
  });
  it("show lengths and remaining time", () => {
    expect([0, 40, 60, 2476, 3600, 4320].map(lengthText)).toEqual([
      "1 sec",
      "40 sec",
      "1 min",
      "41 min",
      "1 hr",
      "1 hr 12 min",
    ]);
    expect([10, 60, 1980].map(timeLeftText)).toEqual([
      "less than a minute left",
      "1 minute left",
      "33 minutes left",
    ]);
    expect(isoDuration(2476)).toBe("PT0H41M16S");
  });
});

describe("zones", () => {
  it("show their local time", () => {
    expect(timeIn(newYork, new Date(at))).toEqual({ time: "3:23 PM", zoneName: "EST" });
    expect(timeIn("Nowhere/In_Particular", new Date(at))).toBeNull();
  });
});
