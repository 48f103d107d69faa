// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const listNoteForm = {
  note: {
 "name": "note",
 "label": "Private note",
 "kind": "long-text",
 "required": false,
 "max": 2000,
 "audience": "public" },
  version: {
 "name": "version",
 "label": "Version",
 "kind": "number",
 "required": true,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
