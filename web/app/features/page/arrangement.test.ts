import { expect, test } from "vitest";

import { arrange } from "./arrangement";
import type { Section, SectionType } from "./section";

const of = (...types: SectionType[]) => types.map((type) => ({ type }) as Section);
const grounds = (...types: SectionType[]) => arrange(of(...types)).map(({ ground }) => ground);

test("a kind with a ground gets it between plain neighbors", () => {
  expect(grounds("hero", "quote", "steps", "call-to-action")).toEqual([false, true, false, true]);
});

test("of two neighbors with a ground only the first lies on it", () => {
  expect(grounds("numbers", "quote", "call-to-action")).toEqual([true, false, true]);
});

test("only the first steps after a form are placed next to it", () => {
  const placed = arrange(of("form", "steps", "steps"));
  expect(placed.map(({ section, beside }) => [section.type, beside?.type])).toEqual([
    ["form", "steps"],
    ["steps", undefined],
  ]);
});

test("steps before a form stay where they are", () => {
  expect(arrange(of("steps", "form")).map(({ section }) => section.type)).toEqual([
    "steps",
    "form",
  ]);
});
