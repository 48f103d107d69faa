import { expect, it } from "vitest";

import { daysLeftText } from "./days-left";

it.each([
  ["2027-05-17", "2027-05-17T23:59:59Z", "today"],
  ["2027-05-18", "2027-05-17T23:59:59Z", "in 1 day"],
  ["2027-05-16", "2027-05-17T00:00:00Z", "1 day ago"],
  ["2027-05-17", "2026-11-30T04:00:00Z", "in 168 days"],
])("is %s at %s: %s", (day, now, text) => {
  expect(daysLeftText(day, now)).toBe(text);
});
