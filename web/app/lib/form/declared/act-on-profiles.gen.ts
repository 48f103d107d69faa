// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const actOnProfilesForm = {
  act: {
 "name": "act",
 "label": "Action",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "publish",
   "label": "Publish"
  },
  {
   "value": "hide",
   "label": "Hide"
  },
  {
   "value": "unhide",
   "label": "Show again"
  },
  {
   "value": "offer",
   "label": "Let the expert claim it"
  },
  {
   "value": "assign",
   "label": "Assign"
  }
 ],
 "audience": "public" },
  assignee_id: {
 "name": "assignee_id",
 "label": "Assign to",
 "kind": "text",
 "required": false,
 "max": 64,
 "audience": "public" },
  reason: {
 "name": "reason",
 "label": "Reason",
 "kind": "long-text",
 "required": false,
 "hint": "Kept in the history. Owners whose profile you hide get it by email.",
 "max": 2000,
 "audience": "public" },
} satisfies DeclaredForm;
