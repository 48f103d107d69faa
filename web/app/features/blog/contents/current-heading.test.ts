import { expect, test } from "vitest";

import { currentHeading, placeOf, type Place } from "./current-heading";

const ids = ["a", "b", "c"];
const places = (...of: Place[]) => new Map(of.map((place, at) => [ids[at]!, place]));

test("at the top of the page the first heading is current", () => {
  expect(currentHeading(ids, new Map())).toBe("a");
  expect(currentHeading(ids, places("below", "below", "below"))).toBe("a");
});

test("a heading in the reading zone is current, the first of several", () => {
  expect(currentHeading(ids, places("above", "inside", "below"))).toBe("b");
  expect(currentHeading(ids, places("inside", "inside", "below"))).toBe("a");
});

test("between two headings the one above is current", () => {
  expect(currentHeading(ids, places("above", "above", "below"))).toBe("b");
  expect(currentHeading(ids, places("above", "above", "above"))).toBe("c");
});

test("without headings nothing is current", () => {
  expect(currentHeading([], new Map())).toBeNull();
});

test("an observed box is above, inside or below the zone", () => {
  expect(placeOf(true, 200, 96)).toBe("inside");
  expect(placeOf(false, 40, 96)).toBe("above");
  expect(placeOf(false, 900, 96)).toBe("below");
});
