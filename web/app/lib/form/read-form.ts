import { keywordsIn } from "~/lib/format/list";

import type { DeclaredField, DeclaredForm, Kind } from "./declared-form";
import { textOf, type FormValues } from "./form-result";
import { filledRecords } from "./records";

type Reader = (field: DeclaredField, values: FormValues) => unknown;

const text: Reader = ({ name }, values) => textOf(values, name);
const list: Reader = ({ name }, values) => values[name] ?? [];

/** Returns a number, or the text for the BFF to refuse. */
const number: Reader = ({ name }, values) => {
  const typed = textOf(values, name).trim();
  if (typed === "") return null;
  return /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed;
};

const readers: Record<Kind, Reader> = {
  text,
  "long-text": text,
  choice: text,
  choices: list,
  number,
  year: number,
  date: text,
  "partial-date": text,
  url: text,
  email: text,
  phone: text,
  slug: text,
  country: text,
  state: text,
  "time-zone": text,
  languages: ({ name }, values) =>
    (values[`${name}.language`] ?? [])
      .map((language, at) => ({ language, level: (values[`${name}.level`] ?? [])[at] ?? "" }))
      .filter(({ language }) => language !== ""),
  keywords: ({ name }, values) => keywordsIn(textOf(values, name)),
  flag: ({ name }, values) => (values[name] ?? []).length > 0,
  consent: text,
  password: text,
  "new-password": text,
  code: text,
  photo: text,
  file: text,
  upload: text,
  money: text,
  "date-range": ({ name }, values) => ({
    start: textOf(values, `${name}.start`),
    end: textOf(values, `${name}.end`),
    current: (values[`${name}.current`] ?? []).length > 0,
  }),
  people: ({ name }, values) =>
    textOf(values, name)
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim() !== ""),
  organization: text,
  court: text,
  docket: text,
  identifier: text,
  records: (field, values) =>
    filledRecords(field, values).map((record) =>
      bodyOf(
        field.fields ?? [],
        Object.fromEntries(Object.entries(record).map(([name, value]) => [name, [value]])),
      ),
    ),
};

function bodyOf(fields: readonly DeclaredField[], values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    body[field.name] = readers[field.kind](field, values);
    if (field.kind === "phone")
      body[`${field.name}_country`] = textOf(values, `${field.name}_country`);
  }
  return body;
}

/** Returns the values with secrets but without files. */
export function sentValues(sent: FormData): FormValues {
  const values: FormValues = {};
  for (const [name, value] of sent)
    if (typeof value === "string") (values[name] ??= []).push(value);
  return values;
}

/** Returns the request body of a declared form. The BFF validates it. */
export function readForm<Body = Record<string, unknown>>(
  form: DeclaredForm,
  values: FormValues,
): Body {
  return bodyOf(Object.values(form), values) as Body;
}
