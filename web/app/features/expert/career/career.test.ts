import { describe, expect, it } from "vitest";

import {
  areasInOrder,
  careerLanes,
  longestYears,
  yearsText,
} from "~/features/expert/career/career";
import { expertPage } from "../../../../test/expert-page";

describe("the lanes of a career", () => {
  const [degrees, areas] = careerLanes(expertPage(), "2026-11-28T12:00:00Z");

  it("hold studies by their dates, the first one first, and name what is not a degree", () => {
    expect(degrees?.entries.map((entry) => [entry.label, entry.strong])).toEqual([
      ["BS, MIT", true],
      ["PhD, Columbia University", true],
      ["JD, Fordham University (in progress)", false],
    ]);
    expect(degrees?.entries[2]).toMatchObject({ when: "since September 2024" });
  });

  it("hold areas counted back from the day on which they were confirmed, the primary one first", () => {
    expect(
      areas?.entries.map((entry) => [
        entry.label,
        entry.strong,
        entry.start === null ? null : Math.round(entry.start * 10) / 10,
      ]),
    ).toEqual([
      ["Structural", true, 2002.5],
      ["Cranes and rigging", false, 1996.5],
      ["Construction safety", false, null],
    ]);
  });

  it("are empty for an empty record", () => {
    expect(
      careerLanes(
        expertPage({ areas: [], education: [], sections: [] }),
        "2026-11-28T12:00:00Z",
      ).map((lane) => lane.entries),
    ).toEqual([[], []]);
  });
});

describe("areas", () => {
  it("are ordered by primary, then years, unknown years last", () => {
    expect(areasInOrder(expertPage().areas).map((area) => area.subcategory)).toEqual([
      "structural",
      "cranes",
      "safety",
    ]);
  });

  it("know their longest time, and none where none is stated", () => {
    expect(longestYears(expertPage().areas)).toBe(30);
    expect(longestYears([])).toBeNull();
    expect([0, 1, 2].map(yearsText)).toEqual(["less than a year", "1 year", "2 years"]);
  });
});
