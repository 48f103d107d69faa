// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const agreeNamesForm = {
  agreed: {
 "name": "agreed",
 "label": "Show the names of the parties",
 "kind": "flag",
 "required": false,
 "audience": "public" },
  offered: {
 "name": "offered",
 "label": "The other person has agreed",
 "kind": "flag",
 "required": false,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
