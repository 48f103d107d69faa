import type { Proof } from "~/features/expert/record/record-view";
import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";

/** Whether a check of either grade counts. */
export const isChecked = (proof: Proof): boolean => proof !== null && proof.grade !== "stated";

/** `Checked at the source, Nov 20, 2026` */
export function proofText(proof: Proof): string {
  const on = proof?.checked_on ? `, ${dateText(proof.checked_on, "short")}` : "";
  switch (proof?.grade) {
    case "source":
      return `Checked at the source${on}`;
    case "document":
      return `Document seen${on}`;
  }
  return proof?.lapse === "aged" ? `Last checked${on.replace(",", "")}` : "Stated, not checked";
}

/** `Checked: 9 of 14, the oldest 80 days ago` */
export function proofSummary({ items, checked, oldest_days: days }: Schema<"Summary">): string {
  const share = `Checked: ${checked} of ${items}`;
  if (days === null) return share;
  const age = days === 0 ? "today" : `${countText(days, "day", "days")} ago`;
  return checked === 1 ? `${share}, ${age}` : `${share}, the oldest ${age}`;
}
