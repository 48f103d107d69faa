// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";
import { timeZones } from "./list-time-zones.gen";
import { usStates } from "./list-us-states.gen";

export const attorneyRecordForm = {
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
  firm: {
 "name": "firm",
 "label": "Firm",
 "kind": "text",
 "required": true,
 "hint": "Or your agency, company, or office.",
 "max": 160,
 "autocomplete": "organization",
 "audience": "public" },
  admissions: {
 "name": "admissions",
 "label": "Bar admissions",
 "kind": "records",
 "required": true,
 "max": 12,
 "row": "admission",
 "audience": "public", fields: [{
 "name": "state",
 "label": "State",
 "kind": "state",
 "required": true,
 "autocomplete": "off",
 "audience": "public", list: "us-states", listed: usStates }, {
 "name": "number",
 "label": "Bar number",
 "kind": "text",
 "required": true,
 "max": 40,
 "audience": "public" }, {
 "name": "year",
 "label": "Year",
 "kind": "year",
 "required": true,
 "min": 1940,
 "max": 2100,
 "audience": "public" }] },
  phone: {
 "name": "phone",
 "label": "Phone",
 "kind": "phone",
 "required": true,
 "max": 20,
 "autocomplete": "tel",
 "audience": "public" },
  role: {
 "name": "role",
 "label": "Role",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "partner",
   "label": "Partner"
  },
  {
   "value": "associate",
   "label": "Associate"
  },
  {
   "value": "of-counsel",
   "label": "Of counsel"
  },
  {
   "value": "sole-practitioner",
   "label": "Solo practitioner"
  },
  {
   "value": "in-house",
   "label": "In-house counsel"
  },
  {
   "value": "government",
   "label": "Government attorney"
  },
  {
   "value": "public-defender",
   "label": "Public defender"
  },
  {
   "value": "legal-aid",
   "label": "Legal aid attorney"
  },
  {
   "value": "other",
   "label": "Other"
  }
 ],
 "audience": "public" },
  time_zone: {
 "name": "time_zone",
 "label": "Time zone",
 "kind": "time-zone",
 "required": true,
 "audience": "public", list: "time-zones", listed: timeZones },
  practice_areas: {
 "name": "practice_areas",
 "label": "Practice areas",
 "kind": "choices",
 "required": true,
 "max": 6,
 "choices": [
  {
   "value": "administrative",
   "label": "Administrative law"
  },
  {
   "value": "antitrust",
   "label": "Antitrust"
  },
  {
   "value": "appellate",
   "label": "Appellate"
  },
  {
   "value": "arbitration",
   "label": "Arbitration and mediation"
  },
  {
   "value": "banking",
   "label": "Banking and finance"
  },
  {
   "value": "bankruptcy",
   "label": "Bankruptcy"
  },
  {
   "value": "civil-rights",
   "label": "Civil rights"
  },
  {
   "value": "class-actions",
   "label": "Class actions"
  },
  {
   "value": "commercial",
   "label": "Commercial litigation"
  },
  {
   "value": "construction",
   "label": "Construction"
  },
  {
   "value": "consumer",
   "label": "Consumer protection"
  },
  {
   "value": "criminal",
   "label": "Criminal defense"
  },
  {
   "value": "data-privacy",
   "label": "Data privacy"
  },
  {
   "value": "elder-care",
   "label": "Elder care and nursing homes"
  },
  {
   "value": "employment",
   "label": "Employment"
  },
  {
   "value": "energy",
   "label": "Energy"
  },
  {
   "value": "environmental",
   "label": "Environmental"
  },
  {
   "value": "family",
   "label": "Family"
  },
  {
   "value": "government-contracts",
   "label": "Government contracts"
  },
  {
   "value": "health-care",
   "label": "Health care"
  },
  {
   "value": "immigration",
   "label": "Immigration"
  },
  {
   "value": "insurance",
   "label": "Insurance coverage"
  },
  {
   "value": "intellectual-property",
   "label": "Intellectual property"
  },
  {
   "value": "maritime",
   "label": "Maritime"
  },
  {
   "value": "mass-torts",
   "label": "Mass torts"
  },
  {
   "value": "medical-malpractice",
   "label": "Medical malpractice"
  },
  {
   "value": "personal-injury",
   "label": "Personal injury"
  },
  {
   "value": "premises",
   "label": "Premises liability"
  },
  {
   "value": "product-liability",
   "label": "Product liability"
  },
  {
   "value": "professional-liability",
   "label": "Professional liability"
  },
  {
   "value": "prosecution",
   "label": "Prosecution"
  },
  {
   "value": "real-estate",
   "label": "Real estate"
  },
  {
   "value": "securities",
   "label": "Securities"
  },
  {
   "value": "tax",
   "label": "Tax"
  },
  {
   "value": "toxic-torts",
   "label": "Toxic torts"
  },
  {
   "value": "transportation",
   "label": "Transportation"
  },
  {
   "value": "trusts-estates",
   "label": "Trusts and estates"
  },
  {
   "value": "white-collar",
   "label": "White-collar crime"
  },
  {
   "value": "workers-compensation",
   "label": "Workers’ compensation"
  },
  {
   "value": "wrongful-death",
   "label": "Wrongful death"
  }
 ],
 "audience": "public" },
  city: {
 "name": "city",
 "label": "City",
 "kind": "text",
 "required": true,
 "max": 120,
 "autocomplete": "address-level2",
 "audience": "public" },
  state: {
 "name": "state",
 "label": "State",
 "kind": "state",
 "required": true,
 "autocomplete": "address-level1",
 "audience": "public", list: "us-states", listed: usStates },
  version: {
 "name": "version",
 "label": "Version",
 "kind": "number",
 "required": true,
 "hidden": true,
 "audience": "public" },
} satisfies DeclaredForm;
