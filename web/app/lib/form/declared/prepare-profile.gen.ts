// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const prepareProfileForm = {
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
  contact_email: {
 "name": "contact_email",
 "label": "Contact email",
 "kind": "email",
 "required": true,
 "hint": "A code to this address verifies the expert’s claim.",
 "max": 254,
 "autocomplete": "email",
 "audience": "public" },
  area: {
 "name": "area",
 "label": "Main area of expertise",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "engineering/structural",
   "label": "Structural",
   "group": "Engineering"
  },
  {
   "value": "engineering/civil",
   "label": "Civil and transportation",
   "group": "Engineering"
  },
  {
   "value": "engineering/mechanical",
   "label": "Mechanical",
   "group": "Engineering"
  },
  {
   "value": "engineering/electrical",
   "label": "Electrical and power",
   "group": "Engineering"
  },
  {
   "value": "engineering/materials",
   "label": "Materials and metallurgy",
   "group": "Engineering"
  },
  {
   "value": "engineering/geotechnical",
   "label": "Geotechnical",
   "group": "Engineering"
  },
  {
   "value": "engineering/fire",
   "label": "Fire and explosion",
   "group": "Engineering"
  },
  {
   "value": "engineering/biomechanics",
   "label": "Biomechanics",
   "group": "Engineering"
  },
  {
   "value": "engineering/marine",
   "label": "Naval architecture and marine",
   "group": "Engineering"
  },
  {
   "value": "engineering/aerospace",
   "label": "Aerospace",
   "group": "Engineering"
  },
  {
   "value": "engineering/chemical",
   "label": "Chemical and process",
   "group": "Engineering"
  },
  {
   "value": "construction/cranes",
   "label": "Cranes and rigging",
   "group": "Construction"
  },
  {
   "value": "construction/safety",
   "label": "Construction safety",
   "group": "Construction"
  },
  {
   "value": "construction/delay",
   "label": "Delay and scheduling",
   "group": "Construction"
  },
  {
   "value": "construction/defects",
   "label": "Construction defects",
   "group": "Construction"
  },
  {
   "value": "construction/envelope",
   "label": "Roofing and building envelope",
   "group": "Construction"
  },
  {
   "value": "construction/cost",
   "label": "Cost and quantity",
   "group": "Construction"
  },
  {
   "value": "medicine/anesthesiology",
   "label": "Anesthesiology",
   "group": "Medicine"
  },
  {
   "value": "medicine/cardiology",
   "label": "Cardiology",
   "group": "Medicine"
  },
  {
   "value": "medicine/emergency",
   "label": "Emergency medicine",
   "group": "Medicine"
  },
  {
   "value": "medicine/neurology",
   "label": "Neurology",
   "group": "Medicine"
  },
  {
   "value": "medicine/obstetrics",
   "label": "Obstetrics and gynecology",
   "group": "Medicine"
  },
  {
   "value": "medicine/oncology",
   "label": "Oncology",
   "group": "Medicine"
  },
  {
   "value": "medicine/orthopedics",
   "label": "Orthopedic surgery",
   "group": "Medicine"
  },
  {
   "value": "medicine/pediatrics",
   "label": "Pediatrics",
   "group": "Medicine"
  },
  {
   "value": "medicine/psychiatry",
   "label": "Psychiatry",
   "group": "Medicine"
  },
  {
   "value": "medicine/radiology",
   "label": "Radiology",
   "group": "Medicine"
  },
  {
   "value": "medicine/surgery",
   "label": "General surgery",
   "group": "Medicine"
  },
  {
   "value": "medicine/infectious",
   "label": "Infectious disease",
   "group": "Medicine"
  },
  {
   "value": "care/nursing",
   "label": "Nursing standard of care",
   "group": "Nursing and care"
  },
  {
   "value": "care/life-care",
   "label": "Life care planning",
   "group": "Nursing and care"
  },
  {
   "value": "care/long-term",
   "label": "Long-term care",
   "group": "Nursing and care"
  },
  {
   "value": "care/rehabilitation",
   "label": "Physical rehabilitation",
   "group": "Nursing and care"
  },
  {
   "value": "care/vocational",
   "label": "Vocational rehabilitation",
   "group": "Nursing and care"
  },
  {
   "value": "pharmacology/clinical",
   "label": "Clinical pharmacology",
   "group": "Pharmacology and toxicology"
  },
  {
   "value": "pharmacology/toxicology",
   "label": "Toxicology",
   "group": "Pharmacology and toxicology"
  },
  {
   "value": "pharmacology/opioids",
   "label": "Opioids and pain medicine",
   "group": "Pharmacology and toxicology"
  },
  {
   "value": "pharmacology/pharmacy",
   "label": "Pharmacy practice",
   "group": "Pharmacology and toxicology"
  },
  {
   "value": "finance/forensic",
   "label": "Forensic accounting",
   "group": "Accounting and finance"
  },
  {
   "value": "finance/damages",
   "label": "Commercial damages",
   "group": "Accounting and finance"
  },
  {
   "value": "finance/valuation",
   "label": "Business valuation",
   "group": "Accounting and finance"
  },
  {
   "value": "finance/banking",
   "label": "Banking and lending",
   "group": "Accounting and finance"
  },
  {
   "value": "finance/securities",
   "label": "Securities",
   "group": "Accounting and finance"
  },
  {
   "value": "finance/tax",
   "label": "Taxation",
   "group": "Accounting and finance"
  },
  {
   "value": "economics/earnings",
   "label": "Lost earnings",
   "group": "Economics and statistics"
  },
  {
   "value": "economics/antitrust",
   "label": "Antitrust and competition",
   "group": "Economics and statistics"
  },
  {
   "value": "economics/labor",
   "label": "Labor economics",
   "group": "Economics and statistics"
  },
  {
   "value": "economics/statistics",
   "label": "Statistics and sampling",
   "group": "Economics and statistics"
  },
  {
   "value": "technology/forensics",
   "label": "Computer forensics",
   "group": "Computing and technology"
  },
  {
   "value": "technology/security",
   "label": "Cybersecurity",
   "group": "Computing and technology"
  },
  {
   "value": "technology/software",
   "label": "Software engineering",
   "group": "Computing and technology"
  },
  {
   "value": "technology/telecom",
   "label": "Telecommunications",
   "group": "Computing and technology"
  },
  {
   "value": "technology/ai",
   "label": "Machine learning",
   "group": "Computing and technology"
  },
  {
   "value": "technology/discovery",
   "label": "Electronic discovery",
   "group": "Computing and technology"
  },
  {
   "value": "documents/handwriting",
   "label": "Handwriting",
   "group": "Documents and language"
  },
  {
   "value": "documents/authentication",
   "label": "Document authentication",
   "group": "Documents and language"
  },
  {
   "value": "documents/linguistics",
   "label": "Forensic linguistics",
   "group": "Documents and language"
  },
  {
   "value": "documents/translation",
   "label": "Translation and interpreting",
   "group": "Documents and language"
  },
  {
   "value": "transport/reconstruction",
   "label": "Accident reconstruction",
   "group": "Accidents and transport"
  },
  {
   "value": "transport/trucking",
   "label": "Trucking",
   "group": "Accidents and transport"
  },
  {
   "value": "transport/human-factors",
   "label": "Human factors",
   "group": "Accidents and transport"
  },
  {
   "value": "transport/rail",
   "label": "Rail",
   "group": "Accidents and transport"
  },
  {
   "value": "transport/aviation",
   "label": "Aviation",
   "group": "Accidents and transport"
  },
  {
   "value": "transport/maritime",
   "label": "Maritime operations",
   "group": "Accidents and transport"
  },
  {
   "value": "environment/hydrology",
   "label": "Hydrology",
   "group": "Earth and environment"
  },
  {
   "value": "environment/geology",
   "label": "Geology",
   "group": "Earth and environment"
  },
  {
   "value": "environment/contamination",
   "label": "Soil and groundwater contamination",
   "group": "Earth and environment"
  },
  {
   "value": "environment/air",
   "label": "Air quality",
   "group": "Earth and environment"
  },
  {
   "value": "environment/hygiene",
   "label": "Industrial hygiene",
   "group": "Earth and environment"
  },
  {
   "value": "environment/mining",
   "label": "Mining",
   "group": "Earth and environment"
  },
  {
   "value": "environment/coastal",
   "label": "Coastal processes",
   "group": "Earth and environment"
  },
  {
   "value": "property/patents-electronics",
   "label": "Patents: electronics",
   "group": "Intellectual property"
  },
  {
   "value": "property/patents-life-science",
   "label": "Patents: life science",
   "group": "Intellectual property"
  },
  {
   "value": "property/trademarks",
   "label": "Trademarks and surveys",
   "group": "Intellectual property"
  },
  {
   "value": "property/copyright",
   "label": "Copyright",
   "group": "Intellectual property"
  },
  {
   "value": "property/royalties",
   "label": "Licensing and royalties",
   "group": "Intellectual property"
  },
  {
   "value": "insurance/claims",
   "label": "Claims handling",
   "group": "Insurance and real estate"
  },
  {
   "value": "insurance/underwriting",
   "label": "Underwriting",
   "group": "Insurance and real estate"
  },
  {
   "value": "insurance/appraisal",
   "label": "Real estate appraisal",
   "group": "Insurance and real estate"
  },
  {
   "value": "insurance/premises",
   "label": "Property management and premises",
   "group": "Insurance and real estate"
  },
  {
   "value": "forensics/dna",
   "label": "DNA",
   "group": "Forensic science and policing"
  },
  {
   "value": "forensics/firearms",
   "label": "Firearms and ballistics",
   "group": "Forensic science and policing"
  },
  {
   "value": "forensics/fingerprints",
   "label": "Fingerprints",
   "group": "Forensic science and policing"
  },
  {
   "value": "forensics/pathology",
   "label": "Forensic pathology",
   "group": "Forensic science and policing"
  },
  {
   "value": "forensics/police",
   "label": "Police practices",
   "group": "Forensic science and policing"
  },
  {
   "value": "forensics/corrections",
   "label": "Jails and corrections",
   "group": "Forensic science and policing"
  },
  {
   "value": "psychology/forensic",
   "label": "Forensic psychology",
   "group": "Psychology and education"
  },
  {
   "value": "psychology/neuropsychology",
   "label": "Neuropsychology",
   "group": "Psychology and education"
  },
  {
   "value": "psychology/custody",
   "label": "Child custody",
   "group": "Psychology and education"
  },
  {
   "value": "psychology/harassment",
   "label": "Workplace harassment",
   "group": "Psychology and education"
  },
  {
   "value": "psychology/education",
   "label": "School standards",
   "group": "Psychology and education"
  },
  {
   "value": "agriculture/agronomy",
   "label": "Agronomy and crops",
   "group": "Agriculture and food"
  },
  {
   "value": "agriculture/food",
   "label": "Food safety",
   "group": "Agriculture and food"
  },
  {
   "value": "agriculture/veterinary",
   "label": "Veterinary medicine",
   "group": "Agriculture and food"
  },
  {
   "value": "agriculture/forestry",
   "label": "Forestry and trees",
   "group": "Agriculture and food"
  }
 ],
 "audience": "public" },
  institution: {
 "name": "institution",
 "label": "Institution",
 "kind": "text",
 "required": true,
 "hint": "University, company, or practice.",
 "max": 160,
 "audience": "public" },
  headline: {
 "name": "headline",
 "label": "Headline",
 "kind": "text",
 "required": false,
 "hint": "If you leave it empty, we make it from the area and the institution.",
 "max": 120,
 "audience": "public" },
  status: {
 "name": "status",
 "label": "Who finds it",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "unclaimed",
   "label": "Its expert can find it by name and claim it"
  },
  {
   "value": "draft",
   "label": "No one, until you say so"
  }
 ],
 "audience": "public" },
} satisfies DeclaredForm;
