// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const editMessageForm = {
  text: {
 "name": "text",
 "label": "Message",
 "kind": "long-text",
 "required": true,
 "max": 10000,
 "audience": "public" },
  version: {
 "name": "version",
 "label": "Version",
 "kind": "number",
 "required": true,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
