// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const settlePaymentForm = {
  note: {
 "name": "note",
 "label": "What we did",
 "kind": "long-text",
 "required": true,
 "max": 500,
 "audience": "public" },
} satisfies DeclaredForm;
