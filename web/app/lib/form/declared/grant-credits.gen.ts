// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const grantCreditsForm = {
  credits: {
 "name": "credits",
 "label": "Credits",
 "kind": "number",
 "required": true,
 "min": 1,
 "max": 1000,
 "audience": "public" },
  days: {
 "name": "days",
 "label": "Days until they expire",
 "kind": "number",
 "required": false,
 "hint": "Leave it empty for credits that don't expire.",
 "min": 1,
 "max": 730,
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
