// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const inviteUserForm = {
  name: {
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "max": 160,
 "audience": "public" },
  email: {
 "name": "email",
 "label": "Email",
 "kind": "email",
 "required": true,
 "max": 254,
 "autocomplete": "off",
 "audience": "public" },
  groups: {
 "name": "groups",
 "label": "Groups",
 "kind": "choices",
 "required": true,
 "choices": [
  {
   "value": "Attorney",
   "label": "Attorney"
  },
  {
   "value": "Expert",
   "label": "Expert"
  },
  {
   "value": "Admin",
   "label": "Admin"
  },
  {
   "value": "Researcher",
   "label": "Researcher"
  }
 ],
 "audience": "public" },
  reason: {
 "name": "reason",
 "label": "Reason",
 "kind": "long-text",
 "required": true,
 "hint": "Recorded in the audit log.",
 "max": 500,
 "audience": "public" },
} satisfies DeclaredForm;
