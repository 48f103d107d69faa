// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const openConversationForm = {
  expert_id: {
 "name": "expert_id",
 "label": "Expert",
 "kind": "text",
 "required": true,
 "hidden": true,
 "max": 26,
 "audience": "public" },
  caption: {
 "name": "caption",
 "label": "Matter",
 "kind": "text",
 "required": true,
 "hint": "Such as Abara v. Palisade. The expert sees it once you both agree.",
 "max": 300,
 "audience": "public" },
  subject: {
 "name": "subject",
 "label": "Subject",
 "kind": "text",
 "required": true,
 "hint": "Such as Collapse of a tower crane. The expert sees it, so leave names out.",
 "max": 120,
 "audience": "public" },
  court: {
 "name": "court",
 "label": "Court",
 "kind": "court",
 "required": false,
 "max": 200,
 "audience": "public" },
  docket: {
 "name": "docket",
 "label": "Docket number",
 "kind": "docket",
 "required": false,
 "max": 80,
 "placeholder": "1:24-cv-01234",
 "audience": "public" },
  parties: {
 "name": "parties",
 "label": "Parties",
 "kind": "records",
 "required": true,
 "hint": "We compare them with the expert’s record. The expert sees only whether there may be a conflict, until you both agree to show the names.",
 "max": 20,
 "row": "party",
 "audience": "public", fields: [{
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "max": 200,
 "audience": "public" }, {
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
 "audience": "public" }] },
  text: {
 "name": "text",
 "label": "Message",
 "kind": "long-text",
 "required": true,
 "max": 10000,
 "audience": "public" },
  despite: {
 "name": "despite",
 "label": "Send it anyway. The expert sees “Possible conflict”, but no names.",
 "kind": "flag",
 "required": false,
 "audience": "public" },
  client_id: {
 "name": "client_id",
 "label": "Client id",
 "kind": "text",
 "required": true,
 "hidden": true,
 "max": 64,
 "audience": "public" },
} satisfies DeclaredForm;
