// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const confirmIdentityForm = {
  password: {
 "name": "password",
 "label": "Current password",
 "kind": "password",
 "required": false,
 "max": 1024,
 "autocomplete": "current-password",
 "audience": "public" },
  code: {
 "name": "code",
 "label": "Code from your app",
 "kind": "code",
 "required": false,
 "max": 64,
 "autocomplete": "one-time-code",
 "audience": "public" },
  recovery_code: {
 "name": "recovery_code",
 "label": "Recovery code",
 "kind": "text",
 "required": false,
 "max": 60,
 "audience": "public" },
} satisfies DeclaredForm;
