import type { FieldErrors } from "~/lib/response-text";

/** What was typed, by the names of the fields. A field that allows several choices has several values. */
export type FormValues = Record<string, string[]>;

/**
 * - done: it worked, and the page stays
 * - invalid: fields have to be corrected
 * - refused: it is not allowed, or no longer possible
 * - unavailable: no response, so the same form can be sent again
 */
export type FormStatus = "done" | "invalid" | "refused" | "unavailable";

/** What an action returns for a form that stays on its page. */
export interface FormResult {
  status: FormStatus;
  /** Which of the page's forms, by its `do` or `intent` field. */
  form: string;
  /** Heading of the summary; null for the usual one. */
  title: string | null;
  /** What concerns the whole form; null where its fields say it all. */
  message: string | null;
  errors: FieldErrors;
  /** What was typed, without passwords and other secrets. */
  values: FormValues;
  /** The BFF's code for what to do next, such as `link-used`. */
  code: string | null;
  /** Different for every submission, so that the summary takes the focus again. */
  attempt: string;
}

/** A result that may carry what one form alone needs. It is absent where the browser could not reach us. */
export type FormResultWith<Extra> = FormResult & Partial<Extra>;

/** Secrets never return to a page and never enter a draft. */
const secret = /password|^(present|code|recovery_code|token|assertion|attestation|secret)$/;

/** The values of a form, without secrets, files, and the fields in `except`. */
export function valuesIn(form: FormData, except: readonly string[] = []): FormValues {
  const values: FormValues = {};
  for (const [name, value] of form)
    if (typeof value === "string" && !secret.test(name) && !except.includes(name))
      (values[name] ??= []).push(value);
  return values;
}

/** The value of a field; empty where it has none. */
export const textOf = (values: FormValues | undefined, name: string): string =>
  values?.[name]?.[0] ?? "";

/** Which of the page's forms was sent. */
export const formName = (form: FormData): string =>
  String(form.get("do") ?? form.get("intent") ?? "");

export type ResultFields = Pick<FormResult, "status"> & Partial<FormResult>;

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

/** The result where it is that of one of the named forms; a page with several forms shows each its own. */
export function resultFor<R extends FormResult>(
  result: R | null | undefined,
  ...forms: readonly string[]
): R | null {
  return result && forms.includes(result.form) ? result : null;
}
