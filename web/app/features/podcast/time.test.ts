import { expect, test } from "vitest";

import { lastBegun } from "./starts";
import {
  clock,
  hrefOfTime,
  isoDuration,
  leftInWords,
  lengthInWords,
  sizeInWords,
  spokenTime,
  startTimeOf,
} from "./time";

test("a clock shows hours only where there are some", () => {
  expect(
    [0, 5, 65, 522.9, 3599, 3600, 3723, -1, Number.NaN, Number.POSITIVE_INFINITY].map(clock),
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

test("a screen reader hears a time in words", () => {
  expect([0, 1, 62, 522, 3600, 3661].map(spokenTime)).toEqual([
    "0 seconds",
    "1 second",
    "1 minute 2 seconds",
    "8 minutes 42 seconds",
    "1 hour",
    "1 hour 1 minute 1 second",
  ]);
});

test("lengths, rests, durations and sizes are told as people tell them", () => {
  expect([0, 40, 60, 2476, 3600, 4320].map(lengthInWords)).toEqual([
    "1 s",
    "40 s",
    "1 min",
    "41 min",
    "1 h",
    "1 h 12 min",
  ]);
  expect([10, 60, 1980].map(leftInWords)).toEqual([
    "less than a minute left",
    "1 minute left",
    "33 minutes left",
  ]);
  expect([0, 2476, 3723].map(isoDuration)).toEqual(["PT0H0M0S", "PT0H41M16S", "PT1H2M3S"]);
  expect([10, 640_000, 2_500_000, 38_200_000].map(sizeInWords)).toEqual([
    "1 kB",
    "640 kB",
    "2.5 MB",
    "38 MB",
  ]);
});

test("an address starts an episode at whole seconds, and at the beginning for anything else", () => {
  expect(["?t=522", "", "?t=", "?t=-1", "?t=1.5", "?t=9999999", "?t=x"].map(startTimeOf)).toEqual([
    522, 0, 0, 0, 0, 0, 0,
  ]);
});

test("the last that has begun is found, and none before the first", () => {
  const things = [0, 10, 10, 20].map((start) => ({ start }));
  expect([-1, 0, 9.9, 10, 19.9, 20, 1000].map((time) => lastBegun(things, time))).toEqual([
    -1, 0, 0, 2, 2, 3, 3,
  ]);
  expect(lastBegun([], 5)).toBe(-1);
  const many = Array.from({ length: 1000 }, (_, i) => ({ start: i * 2.5 }));
  for (const time of [0, 1, 2.5, 777, 1250, 2497.5, 5000])
    expect(lastBegun(many, time)).toBe(Math.min(999, Math.floor(time / 2.5)));
});

test("the address of a time keeps the token of a preview, which nothing else has", () => {
  expect(hrefOfTime(492.7, null)).toBe("?t=492#player");
  expect(startTimeOf(hrefOfTime(492.7, "a.b&c").split("#")[0] ?? "")).toBe(492);
  expect(new URLSearchParams(hrefOfTime(1, "a.b&c").split("#")[0]).get("token")).toBe("a.b&c");
});
