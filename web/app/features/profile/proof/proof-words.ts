import type { Schema } from "~/lib/api-types";

type Proof = Schema<"ItemProof">;

/** How well an entry is proved, with the day of the check. */
export function proofWords(
  { grade, checked_on: checkedOn, lapse }: Proof,
  dateText: (day: string) => string,
): string {
  const on = checkedOn ? dateText(checkedOn) : "";
  if (grade === "source") return `Checked at the source on ${on}`;
  if (grade === "document") return `Document seen on ${on}`;
  if (lapse === "aged") return `Stated. Last checked on ${on}, over 12 months ago`;
  if (lapse === "changed") return `Stated. Changed since it was checked on ${on}`;
  return "Stated. Never checked";
}
