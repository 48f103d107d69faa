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
 "hint": "Such as Abara v. Palisade. The expert sees it.",
 "max": 300,
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
  text: {
 "name": "text",
 "label": "Message",
 "kind": "long-text",
 "required": true,
 "max": 10000,
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
