// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const saveSearchForm = {
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
  search: {
 "name": "search",
 "label": "Search",
 "kind": "text",
 "required": false,
 "hidden": true,
 "max": 20000,
 "audience": "public" },
} satisfies DeclaredForm;
