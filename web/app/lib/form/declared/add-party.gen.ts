// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const addPartyForm = {
  name: {
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "hint": "In full, with other names after d/b/a: Acme Inc. d/b/a Roadrunner.",
 "max": 200,
 "audience": "public" },
  side: {
 "name": "side",
 "label": "Side",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "plaintiff",
   "label": "Plaintiff"
  },
  {
   "value": "defense",
   "label": "Defendant"
  },
  {
   "value": "other",
   "label": "Other party"
  },
  {
   "value": "opposing",
   "label": "Opposing counsel"
  }
 ],
 "audience": "public" },
} satisfies DeclaredForm;
