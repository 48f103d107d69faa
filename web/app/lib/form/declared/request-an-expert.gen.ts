// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const requestAnExpertForm = {
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
  specialty: {
 "name": "specialty",
 "label": "What should the expert explain?",
 "kind": "text",
 "required": true,
 "max": 160,
 "placeholder": "Slewing ring bolts and tower crane failure",
 "audience": "public" },
  issues: {
 "name": "issues",
 "label": "Issues",
 "kind": "long-text",
 "required": true,
 "max": 2000,
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
   "label": "Defense"
  },
  {
   "value": "neutral",
   "label": "Neutral"
  },
  {
   "value": "undecided",
   "label": "Undecided"
  }
 ],
 "audience": "public" },
  court: {
 "name": "court",
 "label": "Court",
 "kind": "text",
 "required": true,
 "max": 160,
 "placeholder": "S.D.N.Y.",
 "audience": "public" },
  parties: {
 "name": "parties",
 "label": "Parties",
 "kind": "text",
 "required": false,
 "hint": "We check for conflicts.",
 "max": 500,
 "audience": "public" },
  stage: {
 "name": "stage",
 "label": "Stage",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "before-filing",
   "label": "Before filing"
  },
  {
   "value": "filed",
   "label": "Filed, before discovery"
  },
  {
   "value": "discovery",
   "label": "In discovery, experts not yet disclosed"
  },
  {
   "value": "disclosure",
   "label": "Expert disclosures due"
  },
  {
   "value": "trial",
   "label": "Trial date set"
  },
  {
   "value": "other",
   "label": "Other"
  }
 ],
 "audience": "public" },
  dates: {
 "name": "dates",
 "label": "Key dates",
 "kind": "text",
 "required": false,
 "max": 160,
 "placeholder": "Report due January 8, 2027. Trial in May.",
 "audience": "public" },
  budget: {
 "name": "budget",
 "label": "Hourly budget",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "under-300",
   "label": "Under $300"
  },
  {
   "value": "300-550",
   "label": "$300 to $550"
  },
  {
   "value": "550-900",
   "label": "$550 to $900"
  },
  {
   "value": "over-900",
   "label": "Over $900"
  },
  {
   "value": "open",
   "label": "Depends on the expert"
  }
 ],
 "audience": "public" },
  first_name: {
 "name": "first_name",
 "label": "First name",
 "kind": "text",
 "required": true,
 "max": 80,
 "autocomplete": "given-name",
 "audience": "public" },
  last_name: {
 "name": "last_name",
 "label": "Last name",
 "kind": "text",
 "required": true,
 "max": 80,
 "autocomplete": "family-name",
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
  firm: {
 "name": "firm",
 "label": "Firm",
 "kind": "text",
 "required": false,
 "max": 160,
 "autocomplete": "organization",
 "audience": "public" },
  role: {
 "name": "role",
 "label": "Title",
 "kind": "text",
 "required": false,
 "max": 80,
 "autocomplete": "organization-title",
 "audience": "public" },
  consent: {
 "name": "consent",
 "label": "Keep this request for 12 months and contact me about it.",
 "kind": "consent",
 "required": true,
 "value": "yes",
 "audience": "public" },
} satisfies DeclaredForm;
