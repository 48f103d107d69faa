// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const claimCodeForm = {
  code: {
 "name": "code",
 "label": "Six-digit code",
 "kind": "code",
 "required": true,
 "max": 64,
 "autocomplete": "one-time-code",
 "audience": "public" },
} satisfies DeclaredForm;
