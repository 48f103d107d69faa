import type { Schema } from "~/lib/api-types";

export type Choice = Schema<"Choice">;

export type Kind = Schema<"DeclaredField">["kind"];

/** A declared field with the long list that it chooses from. */
export type DeclaredField = Omit<Schema<"DeclaredField">, "fields"> & {
  listed?: readonly Choice[];
  fields?: readonly DeclaredField[];
};

/** The fields by name, in order. */
export type DeclaredForm = Readonly<Record<string, DeclaredField>>;

/** A section of the profile as the BFF declares it. */
export type DeclaredSection = Omit<Schema<"SectionSchema">, "fields"> & {
  fields: readonly DeclaredField[];
};
