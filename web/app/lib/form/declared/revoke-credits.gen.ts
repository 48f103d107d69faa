// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const revokeCreditsForm = {
  credits: {
 "name": "credits",
 "label": "Credits",
 "kind": "number",
 "required": true,
 "min": 1,
 "max": 1000,
 "audience": "public" },
  reason: {
 "name": "reason",
 "label": "Reason",
 "kind": "long-text",
 "required": true,
 "hint": "The attorney reads it in their statement. It's also in the audit log.",
 "max": 300,
 "audience": "public" },
} satisfies DeclaredForm;
