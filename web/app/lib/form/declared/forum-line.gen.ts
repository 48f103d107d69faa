// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const forumLineForm = {
  text: {
 "name": "text",
 "label": "What the line says",
 "kind": "long-text",
 "required": true,
 "hint": "One or two sentences. Attorneys and experts read them above the message box.",
 "max": 300,
 "audience": "public" },
  source: {
 "name": "source",
 "label": "Source",
 "kind": "text",
 "required": false,
 "hint": "The rule or statute, such as Fed. R. Civ. P. 26(b)(4)(C).",
 "max": 200,
 "audience": "public" },
  url: {
 "name": "url",
 "label": "Where to read the source",
 "kind": "url",
 "required": false,
 "max": 2000,
 "autocomplete": "url",
 "audience": "public" },
  checked_on: {
 "name": "checked_on",
 "label": "Last checked",
 "kind": "date",
 "required": false,
 "hint": "The day someone last compared the line with its source. Leave it empty if no one has.",
 "audience": "public" },
  version: {
 "name": "version",
 "label": "Version",
 "kind": "number",
 "required": true,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
