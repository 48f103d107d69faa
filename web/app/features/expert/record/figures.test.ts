import { describe, expect, it } from "vitest";

import { expertPage } from "../../../../test/expert-page";
import { figuresOf } from "~/features/expert/record/figures";
import { placeText } from "~/features/expert/place";

const now = new Date("2026-11-28T12:00:00Z");

describe("the figures of a record", () => {
  it("count degrees without what is not completed, and say so", () => {
    expect(figuresOf(expertPage(), now)).toEqual([
      { label: "Years of practice", value: 30, note: "in Cranes and rigging" },
      { label: "Areas of expertise", value: 3, note: "primary: Structural" },
      { label: "Degrees", value: 2, note: "latest: PhD, Columbia University; 1 not completed" },
      { label: "Confirmed", value: "8 days ago", note: "on November 20, 2026" },
    ]);
  });

  it("are those of the testimony if there is any", () => {
    const { testimony } = expertPage();
    const page = expertPage({
      testimony: {
        ...testimony,
        matters: 25,
        recent: 10,
        trials: 7,
        federal_trials: 3,
        rulings: { ...testimony.rulings, denied: 4, granted: 1, granted_in_part: 1 },
      },
    });
    expect(figuresOf(page, now)).toEqual([
      { label: "Testimony, 4 years", value: 10, note: "of 25 matters in all" },
      { label: "At trial", value: 7, note: "3 in federal court" },
      { label: "Challenges", value: 6, note: "1 excluded, 1 limited" },
      { label: "Years of practice", value: 30, note: "in Cranes and rigging" },
    ]);
  });

  it("stand for an empty record too", () => {
    expect(
      figuresOf(expertPage({ areas: [], education: [] }), now)
        .map((figure) => [figure.value, figure.note])
        .slice(0, 3),
    ).toEqual([
      ["–", "not stated"],
      [0, "none entered"],
      [0, "none entered"],
    ]);
  });
});

describe("where an expert is", () => {
  it("names the country only abroad, and nothing twice", () => {
    expect(placeText(expertPage())).toBe("Newark, New Jersey");
    expect(
      placeText({ city: "Lyon", state_name: null, country: "FR", country_name: "France" }),
    ).toBe("Lyon, France");
    expect(
      placeText({ city: "Singapore", state_name: null, country: "SG", country_name: "Singapore" }),
    ).toBe("Singapore");
  });
});
