// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const renameListForm = {
  name: {
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "max": 100,
 "audience": "public" },
  description: {
 "name": "description",
 "label": "Description",
 "kind": "long-text",
 "required": false,
 "max": 500,
 "audience": "public" },
  version: {
 "name": "version",
 "label": "Version",
 "kind": "number",
 "required": true,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
