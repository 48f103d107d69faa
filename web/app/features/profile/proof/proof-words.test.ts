import { expect, it } from "vitest";

import { proofWords } from "./proof-words";

it.each([
  ["source", "2026-11-20", "", "Checked at the source on 2026-11-20"],
  ["document", "2026-11-20", "", "Document seen on 2026-11-20"],
  ["stated", "2025-11-20", "aged", "Stated. Last checked on 2025-11-20, over 12 months ago"],
  ["stated", "2026-11-20", "changed", "Stated. Changed since it was checked on 2026-11-20"],
  ["stated", null, "", "Stated. Never checked"],
] as const)("%s %s %s", (grade, checkedOn, lapse, words) => {
  const proof = { grade, checked_on: checkedOn, lapse, url: "" };
  expect(proofWords(proof, (day) => day)).toBe(words);
});
