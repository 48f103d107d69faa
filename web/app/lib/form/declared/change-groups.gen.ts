// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const changeGroupsForm = {
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
