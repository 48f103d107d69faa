import { describe, expect, it } from "vitest";

import { challengesText, sidesText } from "~/features/expert/testimony/testimony-words";
import { expertPage } from "../../../../test/expert-page";

const { testimony } = expertPage();
const none = testimony.rulings;

describe("testimony in words", () => {
  it.each([
    [{ plaintiff: 15, defense: 10 }, "15 matters for plaintiffs and 10 for defendants."],
    [{ plaintiff: 1 }, "1 matter for plaintiffs."],
    [
      { plaintiff: 2, defense: 1, court: 1, neutral: 1 },
      "2 matters for plaintiffs, 1 for defendants, 1 for a court, and 1 as a neutral.",
    ],
    [{ defense: 3 }, "3 matters for defendants."],
    [{}, ""],
  ])("names the sides of %j", (sides, text) => {
    expect(sidesText({ ...testimony, ...sides })).toBe(text);
  });

  it.each([
    [{}, ""],
    [{ denied: 1 }, "One challenge: denied."],
    [{ granted: 2 }, "Two challenges, both granted."],
    [{ denied: 12 }, "12 challenges, all denied."],
    [
      { denied: 3, granted: 1, granted_in_part: 1, withdrawn: 1 },
      "Six challenges: one granted, one granted in part, three denied, and one withdrawn.",
    ],
    [{ denied: 1, pending: 1 }, "Two challenges: one denied and one pending."],
  ])("sums up the challenges %j", (rulings, text) => {
    expect(challengesText({ rulings: { ...none, ...rulings } })).toBe(text);
  });
});
