import type { BadgeTone } from "~/components/ui/badge";
import type { Schema } from "~/lib/api-types";

type Proof = Schema<"ItemProof">;

interface ProofWords {
  state: string;
  tone: BadgeTone;
  /** What follows from it, or empty. */
  detail: string;
}

/** How well an entry is proved, and how long that counts. */
export function proofWords(
  { grade, checked_on: day, counts_until: until, lapse }: Proof,
  dateText: (day: string) => string,
): ProofWords {
  if (grade !== "stated")
    return {
      state: grade === "source" ? "Checked at the source" : "Document seen",
      tone: "success",
      detail: until ? `Counts until ${dateText(until)}` : "",
    };
  if (until && lapse === "aged")
    return {
      state: "Check again",
      tone: "warning",
      detail: `The last check counted until ${dateText(until)}`,
    };
  if (day && lapse === "changed")
    return {
      state: "Check again",
      tone: "warning",
      detail: `Changed since the check on ${dateText(day)}`,
    };
  return { state: "Not checked", tone: "neutral", detail: "" };
}
