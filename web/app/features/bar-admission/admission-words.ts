import type { Schema } from "~/lib/api-types";
import { waitText } from "~/lib/format/age";

/** `New York 5418820 of Imogen Castellanos` */
export const admissionWords = (row: Schema<"WaitingAdmission">): string =>
  `${row.state_name} ${row.number} of ${row.name}`;

/** `We’ll email the attorney in 9 min.` */
export function emailText(tellsAt: string, now: string): string {
  const wait = waitText(now, tellsAt);
  return wait === "now"
    ? "We’re about to email the attorney."
    : `We’ll email the attorney in ${wait}.`;
}
