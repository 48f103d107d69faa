// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const labelMessageForm = {
  label: {
 "name": "label",
 "label": "Label",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "compensation",
   "label": "Compensation"
  },
  {
   "value": "facts",
   "label": "Facts or data"
  },
  {
   "value": "assumptions",
   "label": "Assumptions"
  },
  {
   "value": "other",
   "label": "Other"
  }
 ],
 "audience": "public" },
} satisfies DeclaredForm;
