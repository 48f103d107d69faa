// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const listDetailsForm = {
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
} satisfies DeclaredForm;
