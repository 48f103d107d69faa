import { describe, expect, it } from "vitest";

import { similarReason } from "~/features/expert/list/similar-reason";
import { expertPage } from "../../../../test/expert-page";

const { areas } = expertPage();
const expert = (...subcategories: string[]) => ({
  city: "Miami",
  state_name: "Florida",
  country: "US",
  country_name: "United States",
  areas: subcategories.map((subcategory) => ({
    primary: false,
    subcategory,
    subcategory_name:
      areas.find((area) => area.subcategory === subcategory)?.subcategory_name ?? subcategory,
  })),
});

describe("why an expert is similar", () => {
  it.each([
    [["structural"], "Also in Structural; Miami, Florida"],
    [["cranes", "structural"], "Also in Cranes and rigging and Structural; Miami, Florida"],
    [
      ["structural", "safety", "cranes"],
      "Also in Structural, Construction safety, and 1 more; Miami, Florida",
    ],
    [["Geology"], "Geology, Miami, Florida"],
  ])("names the shared areas of %j", (subcategories, text) => {
    expect(similarReason(areas, expert(...subcategories))).toBe(text);
  });
});
