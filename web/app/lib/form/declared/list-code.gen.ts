// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const listCodeForm = {
  person: {
 "name": "person",
 "label": "For",
 "kind": "text",
 "required": true,
 "hint": "Such as Dana at Hart LLP. The page shows it to them.",
 "max": 100,
 "audience": "public" },
  expires: {
 "name": "expires",
 "label": "Expires",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "day",
   "label": "In 1 day"
  },
  {
   "value": "week",
   "label": "In 7 days"
  },
  {
   "value": "month",
   "label": "In 30 days"
  },
  {
   "value": "quarter",
   "label": "In 90 days"
  },
  {
   "value": "never",
   "label": "Never"
  }
 ],
 "audience": "public" },
} satisfies DeclaredForm;
