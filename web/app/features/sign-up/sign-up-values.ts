import type { Schema } from "~/lib/api-types";

export type SignUpKind = "attorney" | "expert";

/** What stands in the form, by the names of its fields. A field that may be chosen several times has several values. */
export type SignUpValues = Record<string, string[]>;

/** Never kept in the browser, and never sent back to it. */
export const unkept = ["password", "terms", "intent", "step", "claim"] as const;

export const mostAdmissions = 12;

/** The fields of a form as they were sent, without what is not to be kept. */
export function valuesOf(form: FormData): SignUpValues {
  const values: SignUpValues = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !(unkept as readonly string[]).includes(name))
      (values[name] ??= []).push(value);
  }
  return values;
}

export const one = (values: SignUpValues, name: string): string => values[name]?.[0] ?? "";

/** How many rows of bar admissions stand in the form: at least one. */
export function rowsOf(values: SignUpValues): number {
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

export function admissionsOf(values: SignUpValues): AdmissionRow[] {
  return Array.from({ length: rowsOf(values) }, (_, row) => ({
    state: one(values, `admissions.${row}.state`),
    number: one(values, `admissions.${row}.number`),
    year: one(values, `admissions.${row}.year`),
  }));
}

/** The same form with other rows of bar admissions. */
export function withAdmissions(values: SignUpValues, rows: readonly AdmissionRow[]): SignUpValues {
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
export function rowsPressed(intent: string, values: SignUpValues): SignUpValues | null {
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

function personIn(form: FormData, values: SignUpValues, browser: string) {
  const text = (name: string) => one(values, name);
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
    area: one(values, "area"),
    institution: one(values, "institution"),
    country: one(values, "country"),
    ...(claim ? { claim } : null),
  };
}

/** An attorney's form as the BFF takes it. */
export function attorneyBody(form: FormData, browser: string): Schema<"AttorneySignUp"> {
  const values = valuesOf(form);
  return {
    ...personIn(form, values, browser),
    firm: one(values, "firm"),
    role: one(values, "role"),
    practice_areas: values.practice_areas ?? [],
    state: one(values, "state"),
    admissions: admissionsOf(values),
  };
}
