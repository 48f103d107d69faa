// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const answerAvailabilityForm = {
  answer: {
 "name": "answer",
 "label": "Answer",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "yes",
   "label": "Yes"
  },
  {
   "value": "no",
   "label": "No"
  },
  {
   "value": "later",
   "label": "Later"
  }
 ],
 "audience": "public" },
  note: {
 "name": "note",
 "label": "Note to the attorney",
 "kind": "long-text",
 "required": false,
 "hint": "Optional. With “Later”, say from when.",
 "max": 500,
 "audience": "public" },
  token: {
 "name": "token",
 "label": "Token",
 "kind": "text",
 "required": false,
 "hidden": true,
 "max": 200,
 "audience": "public" },
} satisfies DeclaredForm;
