import { expect, it } from "vitest";

import { pairOf, pairWith } from "./pair";

const ids = ["a", "b", "c", "d"];

it("is the first two, or those asked for", () => {
  expect(pairOf(ids, [])).toEqual(["a", "b"]);
  expect(pairOf(ids, ["c", "d"])).toEqual(["c", "d"]);
  expect(pairOf(ids, ["d"])).toEqual(["d", "a"]);
  expect(pairOf(["a"], ["a"])).toEqual(["a"]);
});

it("keeps the order of choosing, and ignores strangers and repeats", () => {
  expect(pairOf(ids, ["d", "a"])).toEqual(["d", "a"]);
  expect(pairOf(ids, ["x", "c", "c", "b", "d"])).toEqual(["c", "b"]);
});

it("reaches any two in two steps", () => {
  for (const one of ids)
    for (const other of ids.filter((id) => id !== one))
      expect(new Set(pairWith(pairWith(["a", "b"], one), other))).toEqual(new Set([one, other]));
});
