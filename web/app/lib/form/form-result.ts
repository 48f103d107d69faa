import type { FieldErrors } from "~/lib/response-text";

/** The values by field name. A field with several choices has several values. */
export type FormValues = Record<string, string[]>;

/**
 * - done: it succeeded, and the page stays
 * - invalid: fields need corrections
 * - refused: it is not allowed or no longer possible
 * - unavailable: no response, so the same form can be sent again
 */
type FormStatus = "done" | "invalid" | "refused" | "unavailable";

export interface FormResult {
  status: FormStatus;
  /** Which of the page's forms, by its `do` or `intent` field. */
  form: string;
  /** Summary heading; null for the default. */
  title: string | null;
  /** A message about the whole form, or null if errors at the fields are enough. */
  message: string | null;
  errors: FieldErrors;
  /** The input without passwords and secrets. */
  values: FormValues;
  /** What to do next, such as `link-used`. */
  code: string | null;
  /** Unique per submission, so the summary takes the focus again. */
  attempt: string;
}

/** `Extra` is absent if the request never reached us. */
export type FormResultWith<Extra> = FormResult & Partial<Extra>;

/** Fields that are never shown again or stored in drafts. */
const secret = /password|^(present|code|recovery_code|token|assertion|attestation|secret)$/;

/** Returns the values without secrets, files, and the fields in `except`. */
export function valuesIn(form: FormData, except: readonly string[] = []): FormValues {
  const values: FormValues = {};
  for (const [name, value] of form)
    if (typeof value === "string" && !secret.test(name) && !except.includes(name))
      (values[name] ??= []).push(value);
  return values;
}

export const textOf = (values: FormValues | undefined, name: string): string =>
  values?.[name]?.[0] ?? "";

/** Returns all that a result says, for a place away from its fields. */
export const saidBy = ({ message, errors }: Pick<FormResult, "message" | "errors">): string =>
  message ?? Object.values(errors).flat().join(" ");

const formName = (form: FormData): string => String(form.get("do") ?? form.get("intent") ?? "");

type ResultFields = Pick<FormResult, "status"> & Partial<FormResult>;

export function formResult(form: FormData, fields: ResultFields): FormResult {
  return {
    form: formName(form),
    title: null,
    message: null,
    errors: {},
    values: valuesIn(form),
    code: null,
    attempt: "",
    ...fields,
  };
}

/** Returns null for other forms, so that each form shows only its own result. */
export function resultFor<R extends FormResult>(
  result: R | null | undefined,
  ...forms: readonly string[]
): R | null {
  return result && forms.includes(result.form) ? result : null;
}
