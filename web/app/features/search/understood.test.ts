import { describe, expect, it } from "vitest";

import { understoodText } from "~/features/search/understood";
import type { Schema } from "~/lib/api-types";

function word(part: Partial<Schema<"UnderstoodWord">>): Schema<"UnderstoodWord"> {
  return {
    typed: "crane",
    matched: [],
    how: "exact",
    role: "word",
    also: [],
    plain: false,
    results: 1,
    relaxed: false,
    ...part,
  };
}

describe("what was understood", () => {
  it("is said only of words that were found in other forms, or nowhere", () => {
    expect(
      understoodText([
        word({ matched: ["crane"] }),
        word({ typed: "riging", matched: ["rigging"], how: "typo" }),
        word({ typed: "Rigging", matched: ["rigging", "rigger", "slings", "rigs", "rig"] }),
        word({ typed: "xyzzy", how: "none", results: 0 }),
      ]),
    ).toEqual([
      "“riging” found as “rigging”",
      "“Rigging” also found as “rigger”, “slings” and “rigs”",
      "“xyzzy” not found",
    ]);
  });

  it("names phrases, alternatives, and what is excluded", () => {
    expect(
      understoodText([
        word({ typed: "tower crane", role: "phrase" }),
        word({ typed: "hoist OR sling", role: "either" }),
        word({ typed: "mobile", role: "without", results: 0 }),
      ]),
    ).toEqual(["The phrase “tower crane”", "Either of hoist OR sling", "Without “mobile”"]);
  });

  it("says which words were relaxed", () => {
    const fire = word({ typed: "fire", results: 9 });
    expect(understoodText([fire, word({ typed: "astronaut", results: 0, relaxed: true })])).toEqual(
      ["No one also matches “astronaut”"],
    );
    expect(
      understoodText([
        { ...fire, relaxed: true },
        word({ typed: "origin", results: 2, relaxed: true }),
      ]),
    ).toEqual(["Not everyone matches “fire” and “origin”"]);
  });
});
