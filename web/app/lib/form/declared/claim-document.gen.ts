// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const claimDocumentForm = {
  name: {
 "name": "name",
 "label": "Your name",
 "kind": "text",
 "required": true,
 "max": 160,
 "autocomplete": "name",
 "audience": "public" },
  contact: {
 "name": "contact",
 "label": "Email",
 "kind": "email",
 "required": true,
 "max": 254,
 "autocomplete": "email",
 "audience": "public" },
  institution: {
 "name": "institution",
 "label": "Institution",
 "kind": "text",
 "required": false,
 "max": 160,
 "autocomplete": "organization",
 "audience": "public" },
  note: {
 "name": "note",
 "label": "Note",
 "kind": "long-text",
 "required": false,
 "max": 2000,
 "audience": "public" },
} satisfies DeclaredForm;
