import type { Schema } from "~/lib/api-types";

export type Choice = Schema<"Choice">;

/** How a field is asked for: the BFF's enumeration. */
export type Kind = Schema<"DeclaredField">["kind"];

/** A field as the BFF declares it, with the long list it chooses from. */
export type DeclaredField = Omit<Schema<"DeclaredField">, "fields"> & {
  listed?: readonly Choice[];
  fields?: readonly DeclaredField[];
};

/** The fields of a form by name, in their order. */
export type DeclaredForm = Readonly<Record<string, DeclaredField>>;
