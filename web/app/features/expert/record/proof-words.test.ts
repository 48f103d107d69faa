import { describe, expect, it } from "vitest";

import { isChecked, proofSummary, proofText } from "~/features/expert/record/proof-words";
import type { Proof } from "~/features/expert/record/record-view";

const proof = (changes: Partial<NonNullable<Proof>>): Proof => ({
  grade: "stated",
  checked_on: null,
  counts_until: null,
  url: "",
  lapse: "",
  ...changes,
});

describe("what was checked, in words", () => {
  it.each([
    [null, "Stated, not checked", false],
    [proof({}), "Stated, not checked", false],
    [proof({ lapse: "aged", checked_on: "2025-01-02" }), "Last checked Jan 2, 2025", false],
    [proof({ lapse: "changed", checked_on: "2025-01-02" }), "Stated, not checked", false],
    [proof({ grade: "document", checked_on: "2026-11-20" }), "Document seen, Nov 20, 2026", true],
    [
      proof({ grade: "source", checked_on: "2026-11-20" }),
      "Checked at the source, Nov 20, 2026",
      true,
    ],
  ])("reads %j", (one, text, checked) => {
    expect([proofText(one), isChecked(one)]).toEqual([text, checked]);
  });

  it.each([
    [14, 9, 80, "Checked: 9 of 14, the oldest 80 days ago"],
    [3, 1, 1, "Checked: 1 of 3, 1 day ago"],
    [3, 2, 0, "Checked: 2 of 3, the oldest today"],
    [3, 0, null, "Checked: 0 of 3"],
  ])("sums up %i entries", (items, checked, oldest_days, text) => {
    expect(proofSummary({ items, checked, at_source: 0, oldest_days })).toBe(text);
  });
});
