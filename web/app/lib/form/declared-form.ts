import type { Schema } from "~/lib/api-types";

export type Choice = Schema<"Choice">;

export type Kind = Schema<"DeclaredField">["kind"];

/** With the long list it chooses from. */
export type DeclaredField = Omit<Schema<"DeclaredField">, "fields"> & {
  listed?: readonly Choice[];
  fields?: readonly DeclaredField[];
};

/** By name, in order. */
export type DeclaredForm = Readonly<Record<string, DeclaredField>>;
