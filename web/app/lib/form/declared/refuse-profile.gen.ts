// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const refuseProfileForm = {
  reason: {
 "name": "reason",
 "label": "Reason",
 "kind": "long-text",
 "required": true,
 "hint": "We send it to the expert and keep it.",
 "max": 2000,
 "audience": "public" },
} satisfies DeclaredForm;
