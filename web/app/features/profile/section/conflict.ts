import type { FormValues } from "~/lib/form/form-result";

/** Another person saved the same item while it was edited. */
export interface Conflict {
  version: number;
  /** What the next attempt starts from. */
  base: { visibility: string; data: unknown };
  /** The fields that both changed. Empty if that isn't known. */
  fields: readonly string[];
  yours: FormValues;
  theirs: FormValues;
}
