// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const askAvailabilityForm = {
  expert_ids: {
 "name": "expert_ids",
 "label": "Experts",
 "kind": "keywords",
 "required": true,
 "hidden": true,
 "max": 100,
 "each_max": 26,
 "audience": "public" },
  text: {
 "name": "text",
 "label": "Your question",
 "kind": "long-text",
 "required": true,
 "hint": "Such as: We need a crane engineer for a collapse in New Jersey in 2024. Trial is in May. Leave out names and docket numbers.",
 "max": 1000,
 "audience": "public" },
  needs: {
 "name": "needs",
 "label": "What you need",
 "kind": "choices",
 "required": false,
 "choices": [
  {
   "value": "report",
   "label": "Written report"
  },
  {
   "value": "deposition",
   "label": "Deposition"
  },
  {
   "value": "trial",
   "label": "Testimony at trial"
  }
 ],
 "audience": "public" },
  answer_by: {
 "name": "answer_by",
 "label": "Answer needed by",
 "kind": "date",
 "required": false,
 "hint": "Optional, within 14 days. The request closes automatically after 14 days.",
 "audience": "public" },
  list_id: {
 "name": "list_id",
 "label": "List",
 "kind": "text",
 "required": false,
 "hidden": true,
 "max": 26,
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
