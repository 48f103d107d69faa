import { textOf, type FormValues } from "./form-result";
import type { DeclaredField, DeclaredForm } from "./declared-form";

/** One record of a list, by the names of its fields. */
export type RecordValues = Readonly<Record<string, string>>;

/** The records that the form holds: at least one, so that there is something to fill in. */
export function recordsIn(field: DeclaredField, values: FormValues): RecordValues[] {
  const indices = Object.keys(values)
    .map((name) => (name.startsWith(`${field.name}.`) ? Number(name.split(".")[1]) : NaN))
    .filter((index) => Number.isInteger(index) && index >= 0);
  const count = Math.min(field.max ?? Infinity, Math.max(0, ...indices) + 1);
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      (field.fields ?? []).map(({ name }) => [
        name,
        textOf(values, `${field.name}.${row}.${name}`),
      ]),
    ),
  );
}

/** The records in which something is filled in. A list that has to have one keeps its first. */
export function filledRecords(field: DeclaredField, values: FormValues): RecordValues[] {
  return recordsIn(field, values).filter(
    (record, row) =>
      (field.required && row === 0) || Object.values(record).some((value) => value.trim() !== ""),
  );
}

/** The same values with other records of a list. */
export function withRecords(
  field: DeclaredField,
  values: FormValues,
  records: readonly RecordValues[],
): FormValues {
  const rest = Object.entries(values).filter(([name]) => !name.startsWith(`${field.name}.`));
  const rows = records.flatMap((record, row) =>
    Object.entries(record).map(([name, value]) => [`${field.name}.${row}.${name}`, [value]]),
  );
  return Object.fromEntries([...rest, ...rows]);
}

/** The values of the buttons by which a form without script adds a record or removes one. */
export const addRecord = (name: string): string => `add-record:${name}`;
export const removeRecord = (name: string, row: number): string => `remove-record:${name}:${row}`;

/** The form after such a button; null where the button is another. */
export function afterRecordButton(
  form: DeclaredForm,
  button: string,
  values: FormValues,
): FormValues | null {
  const [what, name = "", row] = button.split(":");
  const field = form[name];
  if (field?.kind !== "records" || (what !== "add-record" && what !== "remove-record")) return null;
  const records = recordsIn(field, values);
  if (what === "remove-record")
    return withRecords(
      field,
      values,
      records.filter((_, index) => index !== Number(row)),
    );
  const blank = Object.fromEntries((field.fields ?? []).map((inner) => [inner.name, ""]));
  return withRecords(field, values, [...records, blank].slice(0, field.max ?? undefined));
}
