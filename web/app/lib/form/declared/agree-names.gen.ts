// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const agreeNamesForm = {
  agreed: {
 "name": "agreed",
 "label": "Show the names of the parties",
 "kind": "flag",
 "required": false,
 "audience": "public" },
} satisfies DeclaredForm;
