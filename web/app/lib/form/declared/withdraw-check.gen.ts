// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const withdrawCheckForm = {
  reason: {
 "name": "reason",
 "label": "Reason",
 "kind": "long-text",
 "required": true,
 "max": 1000,
 "audience": "public" },
} satisfies DeclaredForm;
