// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const changeSearchForm = {
  name: {
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "max": 100,
 "audience": "public" },
  mail: {
 "name": "mail",
 "label": "Email me when a new expert fits",
 "kind": "flag",
 "required": false,
 "hint": "At most one email a day, for all your searches.",
 "audience": "public" },
  version: {
 "name": "version",
 "label": "Version",
 "kind": "number",
 "required": true,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
