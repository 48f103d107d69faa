import { expect, test } from "vitest";

import { lastBegun } from "./starts";
import { hrefOfTime, startTimeOf } from "./time";

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
