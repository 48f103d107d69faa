// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const sendMessageForm = {
  text: {
 "name": "text",
 "label": "Message",
 "kind": "long-text",
 "required": false,
 "max": 10000,
 "audience": "public" },
  label: {
 "name": "label",
 "label": "Label",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "compensation",
   "label": "Compensation"
  },
  {
   "value": "facts",
   "label": "Facts or data"
  },
  {
   "value": "assumptions",
   "label": "Assumptions"
  },
  {
   "value": "other",
   "label": "Other"
  }
 ],
 "audience": "public" },
  client_id: {
 "name": "client_id",
 "label": "Client id",
 "kind": "text",
 "required": true,
 "hidden": true,
 "max": 64,
 "audience": "public" },
  attachments: {
 "name": "attachments",
 "label": "Files",
 "kind": "keywords",
 "required": false,
 "hidden": true,
 "max": 5,
 "each_max": 26,
 "audience": "public" },
} satisfies DeclaredForm;
