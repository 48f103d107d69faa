// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const changeEmailForm = {
  email: {
 "name": "email",
 "label": "New email",
 "kind": "email",
 "required": true,
 "max": 254,
 "autocomplete": "email",
 "audience": "public" },
} satisfies DeclaredForm;
