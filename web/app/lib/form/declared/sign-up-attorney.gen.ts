// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const signUpAttorneyForm = {
  first_name: {
 "name": "first_name",
 "label": "First name",
 "kind": "text",
 "required": true,
 "max": 80,
 "autocomplete": "given-name",
 "audience": "public" },
  last_name: {
 "name": "last_name",
 "label": "Last name",
 "kind": "text",
 "required": true,
 "max": 80,
 "autocomplete": "family-name",
 "audience": "public" },
  email: {
 "name": "email",
 "label": "Work email",
 "kind": "email",
 "required": true,
 "hint": "You'll sign in with this address. We'll send a code to it.",
 "max": 254,
 "autocomplete": "email",
 "audience": "public" },
  password: {
 "name": "password",
 "label": "Password",
 "kind": "new-password",
 "required": true,
 "max": 4096,
 "autocomplete": "new-password",
 "audience": "public" },
  terms: {
 "name": "terms",
 "label": "I agree to the Terms (November 1, 2026) and have read the Privacy Policy.",
 "kind": "consent",
 "required": true,
 "value": "2026-11-01",
 "audience": "public" },
  browser: {
 "name": "browser",
 "label": "Browser",
 "kind": "text",
 "required": false,
 "hidden": true,
 "max": 128,
 "audience": "public" },
} satisfies DeclaredForm;
