import type { components } from "~/lib/api.gen";

type SchemaName = keyof components["schemas"];

/** A type of the OpenAPI document: `Schema<"ExpertCard">`. */
export type Schema<Name extends SchemaName> = components["schemas"][Name];
