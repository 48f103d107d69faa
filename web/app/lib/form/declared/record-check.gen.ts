// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const recordCheckForm = {
  grade: {
 "name": "grade",
 "label": "What you did",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "source",
   "label": "Checked at the source"
  },
  {
   "value": "document",
   "label": "Saw a document"
  }
 ],
 "audience": "public" },
  checked_on: {
 "name": "checked_on",
 "label": "Date of the check",
 "kind": "date",
 "required": true,
 "audience": "public" },
  url: {
 "name": "url",
 "label": "Link",
 "kind": "url",
 "required": false,
 "hint": "Where you checked it, such as the board’s register. Readers of the page see it.",
 "max": 2000,
 "autocomplete": "url",
 "audience": "public" },
  note: {
 "name": "note",
 "label": "Note",
 "kind": "long-text",
 "required": false,
 "hint": "For the expert and staff, such as the number of the document.",
 "max": 1000,
 "audience": "public" },
} satisfies DeclaredForm;
