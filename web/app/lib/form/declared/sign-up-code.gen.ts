// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const signUpCodeForm = {
  code: {
 "name": "code",
 "label": "Six digits",
 "kind": "code",
 "required": true,
 "max": 64,
 "autocomplete": "one-time-code",
 "audience": "public" },
} satisfies DeclaredForm;
