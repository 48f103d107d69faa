// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const setPasswordForm = {
  password: {
 "name": "password",
 "label": "New password",
 "kind": "new-password",
 "required": true,
 "max": 1024,
 "autocomplete": "new-password",
 "audience": "public" },
} satisfies DeclaredForm;
