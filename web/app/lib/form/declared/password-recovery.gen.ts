// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const passwordRecoveryForm = {
  email: {
 "name": "email",
 "label": "Email",
 "kind": "email",
 "required": true,
 "max": 254,
 "autocomplete": "username",
 "audience": "public" },
} satisfies DeclaredForm;
