import { describe, expect, it } from "vitest";

import { understoodText } from "~/features/search/understood";

describe("what was understood", () => {
  it("is said only of words that were found in other forms, or nowhere", () => {
    expect(
      understoodText([
        { typed: "crane", matched: ["crane"], how: "exact" },
        { typed: "riging", matched: ["rigging"], how: "typo" },
        { typed: "Rigging", matched: ["rigging", "rigger", "slings", "rigs", "rig"], how: "exact" },
        { typed: "xyzzy", matched: [], how: "none" },
      ]),
    ).toEqual([
      "“riging” also found as “rigging”",
      "“Rigging” also found as “rigger”, “slings” and “rigs”",
      "“xyzzy” not found",
    ]);
  });
});
