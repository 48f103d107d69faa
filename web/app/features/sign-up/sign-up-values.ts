import type { Schema } from "~/lib/api-types";
import { valuesIn, type FormValues } from "~/lib/form/form-result";
import { readForm, sentValues } from "~/lib/form/read-form";

import { formOf } from "./steps";

export type SignUpKind = "attorney" | "expert" | "claim";

/** Besides secrets, never in drafts or replies. */
const except = ["terms", "intent", "step", "claim"];

export const valuesOf = (form: FormData): FormValues => valuesIn(form, except);

type Bodies = {
  attorney: Schema<"AttorneySignUp">;
  expert: Schema<"ExpertSignUp">;
  claim: Schema<"ClaimSignUp">;
};

export function bodyOf<Kind extends SignUpKind>(
  kind: Kind,
  form: FormData,
  browser: string,
): Bodies[Kind] {
  return readForm<Bodies[Kind]>(formOf[kind], { ...sentValues(form), browser: [browser] });
}
