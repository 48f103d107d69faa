import { describe, expect, it } from "vitest";

import { readRanges } from "./byte-range";

const whole = null;

describe("a Range header", () => {
  it.each([
    ["bytes=0-0", [{ start: 0, end: 0 }]],
    ["bytes=0-99", [{ start: 0, end: 99 }]],
    ["bytes=90-", [{ start: 90, end: 99 }]],
    ["bytes=-10", [{ start: 90, end: 99 }]],
    ["bytes=-1000", [{ start: 0, end: 99 }]],
    ["bytes=95-1000", [{ start: 95, end: 99 }]],
    ["BYTES=0-1", [{ start: 0, end: 1 }]],
    [
      "bytes=0-1, 50-59,,-1",
      [
        { start: 0, end: 1 },
        { start: 50, end: 59 },
        { start: 99, end: 99 },
      ],
    ],
    ["bytes=0-1,200-", [{ start: 0, end: 1 }]],
  ])("%s names bytes", (header, ranges) => {
    expect(readRanges(header, 100)).toEqual(ranges);
  });

  it.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=200-,300-"])(
    "%s cannot be satisfied",
    (header) => {
      expect(readRanges(header, 100)).toEqual([]);
    },
  );

  it.each([
    undefined,
    "",
    "bytes=",
    "bytes=-",
    "bytes=a-b",
    "bytes=5-4",
    "items=0-1",
    "bytes 0-1",
    "bytes=1--2",
    "bytes=0-1;5-6",
  ])("%s asks for the whole file", (header) => {
    expect(readRanges(header, 100)).toBe(whole);
  });

  it("with too many ranges or bytes gets the whole file", () => {
    expect(
      readRanges(`bytes=${Array.from({ length: 9 }, (_, i) => `${i}-${i}`).join(",")}`, 100),
    ).toBe(whole);
    expect(readRanges("bytes=0-,0-", 100)).toBe(whole);
  });

  it("can't be satisfied by an empty file", () => {
    expect(readRanges("bytes=0-", 0)).toEqual([]);
    expect(readRanges("bytes=-5", 0)).toEqual([]);
  });
});
