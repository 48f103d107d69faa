// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const refuseAdmissionForm = {
  reason: {
 "name": "reason",
 "label": "Reason",
 "kind": "long-text",
 "required": true,
 "hint": "The attorney will read it.",
 "max": 1000,
 "audience": "public" },
} satisfies DeclaredForm;
