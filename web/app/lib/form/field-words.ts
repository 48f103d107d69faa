import { listText, partsText } from "~/lib/format/list";
import { numberText } from "~/lib/format/number";
import { partialDateText, rangeText } from "~/lib/format/partial-date";

import type { DeclaredField } from "./declared-form";
import { amountText } from "./form-values";

/** The parts of a declaration that words need. */
export type WordedField = Pick<DeclaredField, "name" | "label" | "kind"> & {
  choices?: DeclaredField["choices"];
  listed?: DeclaredField["listed"];
  fields?: readonly WordedField[];
};

/** Returns a stored value as people read it, or an empty text. */
export function fieldWords(field: WordedField | undefined, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  const options = field?.choices ?? field?.listed ?? [];
  const named = (one: unknown) =>
    options.find((option) => option.value === one)?.label ?? String(one);
  switch (field?.kind) {
    case "flag":
      return value === true ? "Yes" : "No";
    case "money":
      return typeof value === "number" ? amountText(value) : String(value);
    case "date":
    case "partial-date":
      return partialDateText(value as string);
    case "date-range":
      return rangeText(value as Parameters<typeof rangeText>[0]);
    case "languages":
      return listText(
        (value as { language: string; level: string }[]).map(
          ({ language, level }) => `${languageName(field, language)} (${named(level)})`,
        ),
      );
    case "records":
      return (value as Record<string, unknown>[])
        .map((row) =>
          partsText(
            (field.fields ?? []).map((inner) => fieldWords(inner, row[inner.name])).filter(Boolean),
          ),
        )
        .join("; ");
    case "upload":
      return "A file";
    case "photo":
      return "A photo";
  }
  if (typeof value === "number") return field?.kind === "year" ? String(value) : numberText(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return listText(value.map(named));
  return typeof value === "object" ? JSON.stringify(value) : named(value);
}

const languageName = ({ listed }: WordedField, code: string): string =>
  listed?.find(({ value }) => value === code)?.label ?? code;
