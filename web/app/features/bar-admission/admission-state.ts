import type { Schema } from "~/lib/api-types";

/**
 * How far an attorney is from attorney-only details: nothing was entered yet, staff are looking,
 * staff have confirmed none, or one is confirmed.
 */
export type AdmissionsState = "none" | "pending" | "refused" | "confirmed";

export function stateOfAdmissions(record: Schema<"AttorneyRecord"> | null): AdmissionsState {
  if (!record || record.admissions.length === 0) return "none";
  if (record.confirmed) return "confirmed";
  return record.admissions.some(({ status }) => status === "pending") ? "pending" : "refused";
}
