// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const contactForm = {
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
  subject: {
 "name": "subject",
 "label": "Subject",
 "kind": "text",
 "required": true,
 "max": 160,
 "audience": "public" },
  message: {
 "name": "message",
 "label": "Message",
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
 "label": "Email",
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
