import { expect, test } from "vitest";

import { criteriaText, firstName } from "./criteria-text";

test.each([
  ["crane collapse", ["Structural", "New York"], "“crane collapse”, Structural, New York"],
  ["", ["Texas"], "Texas"],
  ["", [], "All experts"],
  ["a, b", ["Texas"], "“a, b”; Texas"],
])("%j with %j reads as %s", (words, criteria, text) => {
  expect(criteriaText(words, criteria)).toBe(text);
});

test.each([
  ["crane collapse", ["Texas"], "crane collapse"],
  ["", ["Texas", "Ohio", "Iowa", "Utah"], "Texas, Ohio, Iowa"],
  ["", [], ""],
])("the first name of %j with %j is %j", (words, criteria, name) => {
  expect(firstName(words, criteria)).toBe(name);
});

test("a first name is never too long to be saved", () => {
  const name = firstName("crane ".repeat(40), []);
  expect([name.length <= 100, name.endsWith("…")]).toEqual([true, true]);
});
