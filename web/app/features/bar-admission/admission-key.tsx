import type { Schema } from "~/lib/api-types";

/** Which admission a form is about, as it was when the page was opened. */
export function AdmissionKey({ row }: { row: Schema<"WaitingAdmission"> }) {
  return (
    <>
      <input type="hidden" name="admission_id" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
    </>
  );
}
