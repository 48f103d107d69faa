import { keywordsText } from "~/lib/format/list";

import type { DeclaredField, Kind } from "./declared-form";
import type { FormValues } from "./form-result";
import { withRecords } from "./records";

type Writer = (field: DeclaredField, value: unknown) => FormValues;

const text: Writer = ({ name }, value) => ({
  [name]: value === null || value === undefined ? [] : [String(value)],
});
const list: Writer = ({ name }, value) => ({ [name]: (value as string[] | null) ?? [] });

/** Minor units as people write an amount: "1,250.50". */
export function amountText(minor: number): string {
  return (minor / 100).toLocaleString("en-US", {
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

const writers: Record<Kind, Writer> = {
  text,
  "long-text": text,
  choice: text,
  choices: list,
  number: text,
  year: text,
  date: text,
  "partial-date": text,
  url: text,
  email: text,
  phone: text,
  slug: text,
  country: text,
  state: text,
  "time-zone": text,
  languages: ({ name }, value) => {
    const languages = (value as { language: string; level: string }[] | null) ?? [];
    return {
      [`${name}.language`]: languages.map(({ language }) => language),
      [`${name}.level`]: languages.map(({ level }) => level),
    };
  },
  keywords: ({ name }, value) => ({ [name]: [keywordsText((value as string[] | null) ?? [])] }),
  flag: ({ name }, value) => ({ [name]: value === true ? ["yes"] : [] }),
  consent: text,
  password: () => ({}),
  "new-password": () => ({}),
  code: () => ({}),
  photo: text,
  file: text,
  upload: text,
  money: ({ name }, value) => ({ [name]: typeof value === "number" ? [amountText(value)] : [] }),
  "date-range": ({ name }, value) => {
    const range = value as { start: string; end: string; current: boolean } | null;
    return {
      [`${name}.start`]: [range?.start ?? ""],
      [`${name}.end`]: [range?.end ?? ""],
      [`${name}.current`]: range?.current ? ["yes"] : [],
    };
  },
  people: ({ name }, value) => ({ [name]: [((value as string[] | null) ?? []).join("\n")] }),
  organization: text,
  court: text,
  docket: text,
  identifier: text,
  records: (field, value) => {
    const rows = (value as Record<string, unknown>[] | null) ?? [];
    const inner = field.fields ?? [];
    return withRecords(
      field,
      {},
      rows.map((row) => {
        const values = formValues(inner, row);
        return Object.fromEntries(inner.map(({ name }) => [name, values[name]?.[0] ?? ""]));
      }),
    );
  },
};

/** Returns stored data as a form's values: the reverse of `readForm`. */
export function formValues(
  fields: readonly DeclaredField[],
  data: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.assign({}, ...fields.map((field) => writers[field.kind](field, data[field.name])));
}
