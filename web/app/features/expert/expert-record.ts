import type { Schema } from "~/lib/api-types";

/** A page whose other sections are in words already. */
export type ExpertRecord = Omit<Schema<"ExpertPage">, "parts">;
