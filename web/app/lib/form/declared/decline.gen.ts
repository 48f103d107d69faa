// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const declineForm = {
  reason: {
 "name": "reason",
 "label": "Reason",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "unavailable",
   "label": "Not available"
  },
  {
   "value": "conflict",
   "label": "Conflict of interest"
  },
  {
   "value": "field",
   "label": "Outside my field"
  },
  {
   "value": "other",
   "label": "Another reason"
  }
 ],
 "audience": "public" },
} satisfies DeclaredForm;
