import type { Schema } from "~/lib/api-types";
import { textOf, valuesIn, type FormValues } from "~/lib/form/form-result";

export type SignUpKind = "attorney" | "expert";

/** Fields that neither a draft nor a reply repeats, besides secrets. */
const except = ["terms", "intent", "step", "claim"];

export const mostAdmissions = 12;

/** What a draft of the form keeps. */
export const valuesOf = (form: FormData): FormValues => valuesIn(form, except);

/** How many rows of bar admissions stand in the form: at least one. */
export function rowsOf(values: FormValues): number {
  const indices = Object.keys(values).map((name) =>
    Number(/^admissions\.(\d+)\./.exec(name)?.[1] ?? -1),
  );
  return Math.min(mostAdmissions, Math.max(0, ...indices) + 1);
}

export interface AdmissionRow {
  state: string;
  number: string;
  year: string;
}

export function admissionsOf(values: FormValues): AdmissionRow[] {
  return Array.from({ length: rowsOf(values) }, (_, row) => ({
    state: textOf(values, `admissions.${row}.state`),
    number: textOf(values, `admissions.${row}.number`),
    year: textOf(values, `admissions.${row}.year`),
  }));
}

/** The same form with other rows of bar admissions. */
export function withAdmissions(values: FormValues, rows: readonly AdmissionRow[]): FormValues {
  const rest = Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith("admissions.")),
  );
  rows.forEach(({ state, number, year }, row) => {
    Object.assign(rest, {
      [`admissions.${row}.state`]: [state],
      [`admissions.${row}.number`]: [number],
      [`admissions.${row}.year`]: [year],
    });
  });
  return rest;
}

/** The form after a press that adds a row of admissions or takes one away; null where the press is another. */
export function rowsPressed(intent: string, values: FormValues): FormValues | null {
  const rows = admissionsOf(values);
  if (intent === "add")
    return withAdmissions(
      values,
      [...rows, { state: "", number: "", year: "" }].slice(0, mostAdmissions),
    );
  if (!intent.startsWith("remove-")) return null;
  const gone = Number(intent.slice("remove-".length));
  return withAdmissions(
    values,
    rows.filter((_, row) => row !== gone),
  );
}

function personIn(form: FormData, values: FormValues, browser: string) {
  const text = (name: string) => textOf(values, name);
  return {
    browser,
    first_name: text("first_name"),
    last_name: text("last_name"),
    email: text("email"),
    phone: text("phone"),
    phone_country: text("phone_country"),
    city: text("city"),
    time_zone: text("time_zone"),
    password: String(form.get("password") ?? ""),
    terms: String(form.get("terms") ?? ""),
  };
}

/** An expert's form as the BFF takes it. */
export function expertBody(form: FormData, browser: string): Schema<"ExpertSignUp"> {
  const values = valuesOf(form);
  const claim = String(form.get("claim") ?? "");
  return {
    ...personIn(form, values, browser),
    area: textOf(values, "area"),
    institution: textOf(values, "institution"),
    country: textOf(values, "country"),
    ...(claim ? { claim } : null),
  };
}

/** An attorney's form as the BFF takes it. */
export function attorneyBody(form: FormData, browser: string): Schema<"AttorneySignUp"> {
  const values = valuesOf(form);
  return {
    ...personIn(form, values, browser),
    firm: textOf(values, "firm"),
    role: textOf(values, "role"),
    practice_areas: values.practice_areas ?? [],
    state: textOf(values, "state"),
    admissions: admissionsOf(values),
  };
}
