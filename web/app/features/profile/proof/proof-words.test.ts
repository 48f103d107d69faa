import { expect, it } from "vitest";

import { proofWords } from "./proof-words";

// When a check counts is a rule of the bff (TestLastDay_…): the days here are any days.
it.each([
  [
    "source",
    "2026-11-20",
    "2030-01-02",
    "",
    "success: Checked at the source. Counts until 2030-01-02",
  ],
  ["document", "2024-02-29", "2030-01-02", "", "success: Document seen. Counts until 2030-01-02"],
  ["document", "2024-02-29", null, "", "success: Document seen. "],
  [
    "stated",
    "2025-11-20",
    "2025-12-24",
    "aged",
    "warning: Check again. The last check counted until 2025-12-24",
  ],
  [
    "stated",
    "2026-11-20",
    null,
    "changed",
    "warning: Check again. Changed since the check on 2026-11-20",
  ],
  ["stated", null, null, "", "neutral: Not checked. "],
] as const)("%s %s %s %s", (grade, checkedOn, countsUntil, lapse, words) => {
  const proof = { grade, checked_on: checkedOn, counts_until: countsUntil, lapse, url: "" };
  const { state, tone, detail } = proofWords(proof, (day) => day);
  expect(`${tone}: ${state}. ${detail}`).toBe(words);
});
