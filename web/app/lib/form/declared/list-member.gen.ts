// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const listMemberForm = {
  email: {
 "name": "email",
 "label": "Email",
 "kind": "email",
 "required": true,
 "max": 254,
 "autocomplete": "off",
 "audience": "public" },
  role: {
 "name": "role",
 "label": "Can",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "reader",
   "label": "Read"
  },
  {
   "value": "editor",
   "label": "Edit"
  }
 ],
 "audience": "public" },
} satisfies DeclaredForm;
