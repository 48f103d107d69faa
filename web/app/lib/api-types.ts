import type { components } from "~/lib/api.gen";

/** Names of the shapes that the BFF's OpenAPI document declares. */
export type SchemaName = keyof components["schemas"];

/** Shape of one of the BFF's answers: `Schema<"ExpertCard">`. */
export type Schema<Name extends SchemaName> = components["schemas"][Name];
