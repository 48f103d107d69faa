import type { DeclaredField } from "./declared-form";
import { sections } from "./declared/sections.gen.server";
import { fieldWords } from "./field-words";

/** Returns a section's declared fields, with their lists. */
export const fieldsOf = (section: string): readonly DeclaredField[] =>
  sections.find(({ code }) => code === section)?.fields ?? [];

/** Returns what an entry says, field by field, in words. Empty fields are left out. */
export function factsIn(
  section: string,
  data: unknown,
): { field: DeclaredField; value: unknown; text: string }[] {
  const values = data as Readonly<Record<string, unknown>>;
  return fieldsOf(section)
    .map((field) => ({
      field,
      value: values[field.name],
      text: fieldWords(field, values[field.name]),
    }))
    .filter(({ text }) => text !== "");
}

/** Returns the label of a choice. A dot leads into a field of records: `events.kind`. */
export function labelIn(section: string, path: string, value: string): string {
  const [name, inner] = path.split(".");
  const field = fieldsOf(section).find((one) => one.name === name);
  const choosing = inner ? field?.fields?.find((one) => one.name === inner) : field;
  return choosing?.choices?.find((choice) => choice.value === value)?.label ?? value;
}
