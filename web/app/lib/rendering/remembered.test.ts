import { expect, it, vi } from "vitest";

import { remembered } from "./remembered";

it("computes a result once", () => {
  const work = vi.fn((key: string) => key.length);
  const length = remembered(work);
  expect([length("abc"), length("abc"), length("")]).toEqual([3, 3, 0]);
  expect(work).toHaveBeenCalledTimes(2);
});

it("stores no more results than its limit", () => {
  const work = vi.fn((key: string) => key);
  const same = remembered(work, 2);
  for (const key of ["a", "b", "c", "a"]) same(key);
  expect(work).toHaveBeenCalledTimes(4);
});
