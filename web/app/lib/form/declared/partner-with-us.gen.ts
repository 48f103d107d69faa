// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const partnerWithUsForm = {
  started: {
 "name": "started",
 "label": "Opened at",
 "kind": "text",
 "required": false,
 "hidden": true,
 "audience": "public" },
  leave_blank: {
 "name": "leave_blank",
 "label": "Leave this empty",
 "kind": "text",
 "required": false,
 "hidden": true,
 "audience": "public" },
  organization: {
 "name": "organization",
 "label": "Organization",
 "kind": "text",
 "required": true,
 "max": 160,
 "autocomplete": "organization",
 "audience": "public" },
  kind: {
 "name": "kind",
 "label": "Type of organization",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "law-firm",
   "label": "Law firm or legal department"
  },
  {
   "value": "university",
   "label": "University or research institute"
  },
  {
   "value": "association",
   "label": "Professional association"
  },
  {
   "value": "insurer",
   "label": "Insurer or litigation funder"
  },
  {
   "value": "press",
   "label": "Press or publisher"
  },
  {
   "value": "other",
   "label": "Other"
  }
 ],
 "audience": "public" },
  message: {
 "name": "message",
 "label": "What do you have in mind?",
 "kind": "long-text",
 "required": true,
 "max": 4000,
 "audience": "public" },
  name: {
 "name": "name",
 "label": "Your name",
 "kind": "text",
 "required": true,
 "max": 160,
 "autocomplete": "name",
 "audience": "public" },
  email: {
 "name": "email",
 "label": "Work email",
 "kind": "email",
 "required": true,
 "max": 254,
 "autocomplete": "email",
 "audience": "public" },
  phone: {
 "name": "phone",
 "label": "Phone",
 "kind": "phone",
 "required": false,
 "max": 20,
 "autocomplete": "tel",
 "audience": "public" },
  consent: {
 "name": "consent",
 "label": "Keep this message for 12 months and contact me about it.",
 "kind": "consent",
 "required": true,
 "value": "yes",
 "audience": "public" },
} satisfies DeclaredForm;
