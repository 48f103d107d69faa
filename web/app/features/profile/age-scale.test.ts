import { expect, test } from "vitest";

import { placeOnScale, scaleDays, staleAfterDays } from "./age-scale";

test("the scale runs over 220 days and tints from 180", () => {
  expect([scaleDays, staleAfterDays]).toEqual([220, 180]);
});

test.each([
  [0, 0],
  [-3, 0],
  [110, 50],
  [180, 81.8],
  [201, 91.4],
  [220, 100],
  [4000, 100],
])("%i days stand at %f percent", (days, place) => {
  expect(placeOnScale(days)).toBe(place);
});
