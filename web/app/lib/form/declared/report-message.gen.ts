// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const reportMessageForm = {
  reason: {
 "name": "reason",
 "label": "What is wrong?",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "spam",
   "label": "Advertising or spam"
  },
  {
   "value": "abuse",
   "label": "Threats or abuse"
  },
  {
   "value": "false",
   "label": "Not who they say they are"
  },
  {
   "value": "confidential",
   "label": "Confidential material sent by mistake"
  },
  {
   "value": "other",
   "label": "Something else"
  }
 ],
 "audience": "public" },
  text: {
 "name": "text",
 "label": "What should we know?",
 "kind": "long-text",
 "required": false,
 "hint": "Our team reads this and the message you report with its files, and nothing else of the conversation.",
 "max": 2000,
 "audience": "public" },
  seq: {
 "name": "seq",
 "label": "Message",
 "kind": "number",
 "required": false,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
