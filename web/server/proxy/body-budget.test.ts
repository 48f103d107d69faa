import { expect, it } from "vitest";

import { createBodyBudget } from "./body-budget";

const limits = { all: 100, each: 40 };

it("limits one visitor and leaves room for others", () => {
  const budget = createBodyBudget(limits);
  const [first, second] = [budget("192.0.2.1"), budget("192.0.2.1")];
  expect([first.take(30), second.take(20), second.take(10)]).toEqual([true, false, true]);
  const other = budget("192.0.2.2");
  expect(other.take(40)).toBe(true);
  first.release();
  expect(second.take(30)).toBe(true);
});

it("limits all visitors together", () => {
  const budget = createBodyBudget(limits);
  const held = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((address) => budget(address));
  expect(held.map((one) => one.take(40))).toEqual([true, true, false]);
  held[0]?.release();
  expect(held[2]?.take(40)).toBe(true);
});

it("releases bytes only once", () => {
  const budget = createBodyBudget(limits);
  const one = budget("192.0.2.1");
  one.take(40);
  one.release();
  one.release();
  expect(budget("192.0.2.1").take(41)).toBe(false);
  expect(budget("192.0.2.1").take(40)).toBe(true);
});

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", false],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002::9", false],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", true],
  ["2001:db8::1", "2001:db8:0:0:1::", false],
  ["::1", "192.0.2.1", true],
])("counts %s and %s as one visitor: %s", (one, other, apart) => {
  const budget = createBodyBudget(limits);
  budget(one).take(40);
  expect(budget(other).take(40)).toBe(apart);
});
