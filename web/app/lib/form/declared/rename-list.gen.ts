// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const renameListForm = {
  name: {
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "max": 100,
 "audience": "public" },
  description: {
 "name": "description",
 "label": "Description",
 "kind": "long-text",
 "required": false,
 "max": 500,
 "audience": "public" },
  caption: {
 "name": "caption",
 "label": "Caption",
 "kind": "text",
 "required": false,
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
  trial_on: {
 "name": "trial_on",
 "label": "Trial date",
 "kind": "date",
 "required": false,
 "hint": "Deadlines are counted from it in federal trial courts.",
 "audience": "public" },
  version: {
 "name": "version",
 "label": "Version",
 "kind": "number",
 "required": true,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
