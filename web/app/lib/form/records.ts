import { textOf, type FormValues } from "./form-result";
import type { DeclaredField, DeclaredForm } from "./declared-form";

type RecordValues = Readonly<Record<string, string>>;

/** Returns the records of a list, at least `fewest` to fill in. */
export function recordsIn(field: DeclaredField, values: FormValues, fewest = 1): RecordValues[] {
  const indices = Object.keys(values)
    .map((name) => (name.startsWith(`${field.name}.`) ? Number(name.split(".")[1]) : NaN))
    .filter((index) => Number.isInteger(index) && index >= 0);
  const count = Math.min(field.max ?? Infinity, Math.max(fewest, ...indices.map((at) => at + 1)));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      (field.fields ?? []).map(({ name }) => [
        name,
        textOf(values, `${field.name}.${row}.${name}`),
      ]),
    ),
  );
}

/** Returns the records without empty ones. A required list keeps its first record. */
export function filledRecords(field: DeclaredField, values: FormValues): RecordValues[] {
  return recordsIn(field, values).filter(
    (record, row) =>
      (field.required && row === 0) || Object.values(record).some((value) => value.trim() !== ""),
  );
}

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

/** Button values to add or remove records without script. */
export const addRecord = (name: string): string => `add-record:${name}`;
export const removeRecord = (name: string, row: number): string => `remove-record:${name}:${row}`;

/** Returns null for other buttons. */
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
