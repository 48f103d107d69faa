import { expect, it } from "vitest";

import { proofWords } from "./proof-words";

it.each([
  ["source", "2026-11-20", "", "success: Checked at the source. Counts until 2027-11-20"],
  ["document", "2024-02-29", "", "success: Document seen. Counts until 2025-03-01"],
  ["stated", "2025-11-20", "aged", "warning: Check again. The last check counted until 2026-11-20"],
  [
    "stated",
    "2026-11-20",
    "changed",
    "warning: Check again. Changed since the check on 2026-11-20",
  ],
  ["stated", null, "", "neutral: Not checked. "],
] as const)("%s %s %s", (grade, checkedOn, lapse, words) => {
  const proof = { grade, checked_on: checkedOn, lapse, url: "" };
  const { state, tone, detail } = proofWords(proof, (day) => day);
  expect(`${tone}: ${state}. ${detail}`).toBe(words);
});
