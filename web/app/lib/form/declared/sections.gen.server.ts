// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredSection } from "../declared-form";
import { countries } from "./list-countries.gen";
import { languages } from "./list-languages.gen";
import { timeZones } from "./list-time-zones.gen";
import { usStates } from "./list-us-states.gen";

export const sections: readonly DeclaredSection[] = [
  {
 "code": "about-me",
 "title": "About me",
 "intro": "Who you are. Attorneys read this first.",
 "why": "Attorneys decide whether to open your page by your name, headline, and biography.",
 "weight": 18,
 "single": true,
 "row": "profile",
 "min": 0,
 "max": 0, fields: [
    {
 "name": "first_name",
 "label": "First name",
 "kind": "text",
 "required": true,
 "max": 80,
 "autocomplete": "given-name",
 "audience": "public",
 "searched": "name",
 "shown": true },
    {
 "name": "last_name",
 "label": "Last name",
 "kind": "text",
 "required": true,
 "max": 80,
 "autocomplete": "family-name",
 "audience": "public",
 "searched": "name",
 "shown": true },
    {
 "name": "other_names",
 "label": "Other names",
 "kind": "text",
 "required": false,
 "hint": "Former or middle names you have testified or published under.",
 "max": 160,
 "audience": "public",
 "searched": "keyword" },
    {
 "name": "suffix",
 "label": "Suffix",
 "kind": "text",
 "required": false,
 "hint": "Such as PE, MD, or PhD.",
 "max": 60,
 "autocomplete": "honorific-suffix",
 "audience": "public",
 "searched": "name",
 "shown": true },
    {
 "name": "headline",
 "label": "Headline",
 "kind": "text",
 "required": true,
 "max": 120,
 "audience": "public",
 "searched": "headline",
 "shown": true },
    {
 "name": "bio",
 "label": "Biography",
 "kind": "long-text",
 "required": true,
 "min": 150,
 "max": 3000,
 "audience": "public",
 "searched": "biography" },
    {
 "name": "photo",
 "label": "Photo",
 "kind": "photo",
 "required": false,
 "hint": "Up to 5 MB. We remove location and camera data from photos.",
 "pattern": "[0-9a-f]{32}",
 "accept": ".jpg,.jpeg,.png,image/jpeg,image/png",
 "audience": "public",
 "recommended": "a photo",
 "shown": true },
    {
 "name": "city",
 "label": "City",
 "kind": "text",
 "required": true,
 "max": 120,
 "autocomplete": "address-level2",
 "audience": "public",
 "searched": "place",
 "shown": true },
    {
 "name": "country",
 "label": "Country",
 "kind": "country",
 "required": true,
 "autocomplete": "country",
 "audience": "public",
 "searched": "place",
 "filters": [
  "country"
 ],
 "shown": true, list: "countries", listed: countries },
    {
 "name": "state",
 "label": "State",
 "kind": "state",
 "required": false,
 "depends_on": "country",
 "only_for": "US",
 "autocomplete": "address-level1",
 "audience": "public",
 "searched": "place",
 "filters": [
  "state"
 ],
 "shown": true, list: "us-states", listed: usStates },
    {
 "name": "time_zone",
 "label": "Time zone",
 "kind": "time-zone",
 "required": true,
 "audience": "public", list: "time-zones", listed: timeZones },
    {
 "name": "languages",
 "label": "Languages",
 "kind": "languages",
 "required": false,
 "max": 20,
 "choices": [
  {
   "value": "native",
   "label": "Native"
  },
  {
   "value": "fluent",
   "label": "Fluent"
  },
  {
   "value": "professional",
   "label": "Professional"
  },
  {
   "value": "conversational",
   "label": "Conversational"
  },
  {
   "value": "basic",
   "label": "Basic"
  }
 ],
 "audience": "public",
 "recommended": "the languages you speak",
 "searched": "language",
 "filters": [
  "language"
 ],
 "shown": true, list: "languages", listed: languages },
    {
 "name": "contact_email",
 "label": "Contact email",
 "kind": "email",
 "required": true,
 "max": 254,
 "autocomplete": "email",
 "audience": "attorneys" },
    {
 "name": "phone",
 "label": "Phone",
 "kind": "phone",
 "required": false,
 "max": 20,
 "autocomplete": "tel",
 "audience": "attorneys",
 "recommended": "a phone number" },
    {
 "name": "slug",
 "label": "Public address",
 "kind": "slug",
 "required": false,
 "hint": "The last part of your page’s address. If you leave it empty, we make it from your name. Earlier addresses still lead to your page.",
 "min": 3,
 "max": 64,
 "pattern": "[A-Za-z0-9_\\-]{3,64}",
 "audience": "public" },
  ] },
  {
 "code": "area-of-expertise",
 "title": "Area of expertise",
 "intro": "What you give opinions on. Mark one area as primary.",
 "why": "Attorneys filter every search by area. Without one, they can’t find you.",
 "weight": 14,
 "single": false,
 "row": "area",
 "min": 1,
 "max": 10, fields: [
    {
 "name": "category",
 "label": "Category",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "engineering",
   "label": "Engineering"
  },
  {
   "value": "construction",
   "label": "Construction"
  },
  {
   "value": "medicine",
   "label": "Medicine"
  },
  {
   "value": "care",
   "label": "Nursing and care"
  },
  {
   "value": "pharmacology",
   "label": "Pharmacology and toxicology"
  },
  {
   "value": "finance",
   "label": "Accounting and finance"
  },
  {
   "value": "economics",
   "label": "Economics and statistics"
  },
  {
   "value": "technology",
   "label": "Computing and technology"
  },
  {
   "value": "documents",
   "label": "Documents and language"
  },
  {
   "value": "transport",
   "label": "Accidents and transport"
  },
  {
   "value": "environment",
   "label": "Earth and environment"
  },
  {
   "value": "property",
   "label": "Intellectual property"
  },
  {
   "value": "insurance",
   "label": "Insurance and real estate"
  },
  {
   "value": "forensics",
   "label": "Forensic science and policing"
  },
  {
   "value": "psychology",
   "label": "Psychology and education"
  },
  {
   "value": "agriculture",
   "label": "Agriculture and food"
  }
 ],
 "audience": "public",
 "searched": "area",
 "filters": [
  "area"
 ],
 "shown": true },
    {
 "name": "subcategory",
 "label": "Subcategory",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "structural",
   "label": "Structural",
   "of": "engineering"
  },
  {
   "value": "civil",
   "label": "Civil and transportation",
   "of": "engineering"
  },
  {
   "value": "mechanical",
   "label": "Mechanical",
   "of": "engineering"
  },
  {
   "value": "electrical",
   "label": "Electrical and power",
   "of": "engineering"
  },
  {
   "value": "materials",
   "label": "Materials and metallurgy",
   "of": "engineering"
  },
  {
   "value": "geotechnical",
   "label": "Geotechnical",
   "of": "engineering"
  },
  {
   "value": "fire",
   "label": "Fire and explosion",
   "of": "engineering"
  },
  {
   "value": "biomechanics",
   "label": "Biomechanics",
   "of": "engineering"
  },
  {
   "value": "marine",
   "label": "Naval architecture and marine",
   "of": "engineering"
  },
  {
   "value": "aerospace",
   "label": "Aerospace",
   "of": "engineering"
  },
  {
   "value": "chemical",
   "label": "Chemical and process",
   "of": "engineering"
  },
  {
   "value": "cranes",
   "label": "Cranes and rigging",
   "of": "construction"
  },
  {
   "value": "safety",
   "label": "Construction safety",
   "of": "construction"
  },
  {
   "value": "delay",
   "label": "Delay and scheduling",
   "of": "construction"
  },
  {
   "value": "defects",
   "label": "Construction defects",
   "of": "construction"
  },
  {
   "value": "envelope",
   "label": "Roofing and building envelope",
   "of": "construction"
  },
  {
   "value": "cost",
   "label": "Cost and quantity",
   "of": "construction"
  },
  {
   "value": "anesthesiology",
   "label": "Anesthesiology",
   "of": "medicine"
  },
  {
   "value": "cardiology",
   "label": "Cardiology",
   "of": "medicine"
  },
  {
   "value": "emergency",
   "label": "Emergency medicine",
   "of": "medicine"
  },
  {
   "value": "neurology",
   "label": "Neurology",
   "of": "medicine"
  },
  {
   "value": "obstetrics",
   "label": "Obstetrics and gynecology",
   "of": "medicine"
  },
  {
   "value": "oncology",
   "label": "Oncology",
   "of": "medicine"
  },
  {
   "value": "orthopedics",
   "label": "Orthopedic surgery",
   "of": "medicine"
  },
  {
   "value": "pediatrics",
   "label": "Pediatrics",
   "of": "medicine"
  },
  {
   "value": "psychiatry",
   "label": "Psychiatry",
   "of": "medicine"
  },
  {
   "value": "radiology",
   "label": "Radiology",
   "of": "medicine"
  },
  {
   "value": "surgery",
   "label": "General surgery",
   "of": "medicine"
  },
  {
   "value": "infectious",
   "label": "Infectious disease",
   "of": "medicine"
  },
  {
   "value": "nursing",
   "label": "Nursing standard of care",
   "of": "care"
  },
  {
   "value": "life-care",
   "label": "Life care planning",
   "of": "care"
  },
  {
   "value": "long-term",
   "label": "Long-term care",
   "of": "care"
  },
  {
   "value": "rehabilitation",
   "label": "Physical rehabilitation",
   "of": "care"
  },
  {
   "value": "vocational",
   "label": "Vocational rehabilitation",
   "of": "care"
  },
  {
   "value": "clinical",
   "label": "Clinical pharmacology",
   "of": "pharmacology"
  },
  {
   "value": "toxicology",
   "label": "Toxicology",
   "of": "pharmacology"
  },
  {
   "value": "opioids",
   "label": "Opioids and pain medicine",
   "of": "pharmacology"
  },
  {
   "value": "pharmacy",
   "label": "Pharmacy practice",
   "of": "pharmacology"
  },
  {
   "value": "forensic",
   "label": "Forensic accounting",
   "of": "finance"
  },
  {
   "value": "damages",
   "label": "Commercial damages",
   "of": "finance"
  },
  {
   "value": "valuation",
   "label": "Business valuation",
   "of": "finance"
  },
  {
   "value": "banking",
   "label": "Banking and lending",
   "of": "finance"
  },
  {
   "value": "securities",
   "label": "Securities",
   "of": "finance"
  },
  {
   "value": "tax",
   "label": "Taxation",
   "of": "finance"
  },
  {
   "value": "earnings",
   "label": "Lost earnings",
   "of": "economics"
  },
  {
   "value": "antitrust",
   "label": "Antitrust and competition",
   "of": "economics"
  },
  {
   "value": "labor",
   "label": "Labor economics",
   "of": "economics"
  },
  {
   "value": "statistics",
   "label": "Statistics and sampling",
   "of": "economics"
  },
  {
   "value": "forensics",
   "label": "Computer forensics",
   "of": "technology"
  },
  {
   "value": "security",
   "label": "Cybersecurity",
   "of": "technology"
  },
  {
   "value": "software",
   "label": "Software engineering",
   "of": "technology"
  },
  {
   "value": "telecom",
   "label": "Telecommunications",
   "of": "technology"
  },
  {
   "value": "ai",
   "label": "Machine learning",
   "of": "technology"
  },
  {
   "value": "discovery",
   "label": "Electronic discovery",
   "of": "technology"
  },
  {
   "value": "handwriting",
   "label": "Handwriting",
   "of": "documents"
  },
  {
   "value": "authentication",
   "label": "Document authentication",
   "of": "documents"
  },
  {
   "value": "linguistics",
   "label": "Forensic linguistics",
   "of": "documents"
  },
  {
   "value": "translation",
   "label": "Translation and interpreting",
   "of": "documents"
  },
  {
   "value": "reconstruction",
   "label": "Accident reconstruction",
   "of": "transport"
  },
  {
   "value": "trucking",
   "label": "Trucking",
   "of": "transport"
  },
  {
   "value": "human-factors",
   "label": "Human factors",
   "of": "transport"
  },
  {
   "value": "rail",
   "label": "Rail",
   "of": "transport"
  },
  {
   "value": "aviation",
   "label": "Aviation",
   "of": "transport"
  },
  {
   "value": "maritime",
   "label": "Maritime operations",
   "of": "transport"
  },
  {
   "value": "hydrology",
   "label": "Hydrology",
   "of": "environment"
  },
  {
   "value": "geology",
   "label": "Geology",
   "of": "environment"
  },
  {
   "value": "contamination",
   "label": "Soil and groundwater contamination",
   "of": "environment"
  },
  {
   "value": "air",
   "label": "Air quality",
   "of": "environment"
  },
  {
   "value": "hygiene",
   "label": "Industrial hygiene",
   "of": "environment"
  },
  {
   "value": "mining",
   "label": "Mining",
   "of": "environment"
  },
  {
   "value": "coastal",
   "label": "Coastal processes",
   "of": "environment"
  },
  {
   "value": "patents-electronics",
   "label": "Patents: electronics",
   "of": "property"
  },
  {
   "value": "patents-life-science",
   "label": "Patents: life science",
   "of": "property"
  },
  {
   "value": "trademarks",
   "label": "Trademarks and surveys",
   "of": "property"
  },
  {
   "value": "copyright",
   "label": "Copyright",
   "of": "property"
  },
  {
   "value": "royalties",
   "label": "Licensing and royalties",
   "of": "property"
  },
  {
   "value": "claims",
   "label": "Claims handling",
   "of": "insurance"
  },
  {
   "value": "underwriting",
   "label": "Underwriting",
   "of": "insurance"
  },
  {
   "value": "appraisal",
   "label": "Real estate appraisal",
   "of": "insurance"
  },
  {
   "value": "premises",
   "label": "Property management and premises",
   "of": "insurance"
  },
  {
   "value": "dna",
   "label": "DNA",
   "of": "forensics"
  },
  {
   "value": "firearms",
   "label": "Firearms and ballistics",
   "of": "forensics"
  },
  {
   "value": "fingerprints",
   "label": "Fingerprints",
   "of": "forensics"
  },
  {
   "value": "pathology",
   "label": "Forensic pathology",
   "of": "forensics"
  },
  {
   "value": "police",
   "label": "Police practices",
   "of": "forensics"
  },
  {
   "value": "corrections",
   "label": "Jails and corrections",
   "of": "forensics"
  },
  {
   "value": "forensic",
   "label": "Forensic psychology",
   "of": "psychology"
  },
  {
   "value": "neuropsychology",
   "label": "Neuropsychology",
   "of": "psychology"
  },
  {
   "value": "custody",
   "label": "Child custody",
   "of": "psychology"
  },
  {
   "value": "harassment",
   "label": "Workplace harassment",
   "of": "psychology"
  },
  {
   "value": "education",
   "label": "School standards",
   "of": "psychology"
  },
  {
   "value": "agronomy",
   "label": "Agronomy and crops",
   "of": "agriculture"
  },
  {
   "value": "food",
   "label": "Food safety",
   "of": "agriculture"
  },
  {
   "value": "veterinary",
   "label": "Veterinary medicine",
   "of": "agriculture"
  },
  {
   "value": "forestry",
   "label": "Forestry and trees",
   "of": "agriculture"
  }
 ],
 "depends_on": "category",
 "audience": "public",
 "searched": "area",
 "filters": [
  "area"
 ],
 "shown": true },
    {
 "name": "primary",
 "label": "Primary area",
 "kind": "flag",
 "required": false,
 "audience": "public",
 "filters": [
  "years"
 ] },
    {
 "name": "years",
 "label": "Years of experience",
 "kind": "number",
 "required": false,
 "min": 0,
 "max": 80,
 "audience": "public",
 "recommended": "years of experience",
 "filters": [
  "years"
 ],
 "shown": true },
    {
 "name": "keywords",
 "label": "Keywords",
 "kind": "keywords",
 "required": false,
 "hint": "Words attorneys would search for, up to 20.",
 "max": 20,
 "each_max": 60,
 "audience": "public",
 "recommended": "keywords",
 "searched": "keyword" },
  ] },
  {
 "code": "add-resume",
 "title": "Résumé",
 "intro": "Your CV as a document. Every version is kept; one is current.",
 "why": "Rule 26 requires a CV with the disclosure, and attorneys ask for it first.",
 "weight": 5,
 "single": false,
 "row": "version",
 "min": 0,
 "max": 40, fields: [
    {
 "name": "file",
 "label": "File",
 "kind": "upload",
 "required": true,
 "hint": "PDF or Word (DOCX), up to 10 MB.",
 "pattern": "[0-9a-f]{32}",
 "accept": ".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
 "audience": "attorneys" },
    {
 "name": "as_of",
 "label": "As of",
 "kind": "date",
 "required": true,
 "audience": "public" },
    {
 "name": "current",
 "label": "This is my current CV",
 "kind": "flag",
 "required": false,
 "audience": "public" },
  ] },
  {
 "code": "professional-history",
 "title": "Professional history",
 "intro": "Where you have worked, the latest first.",
 "why": "Counsel compares every post with your testimony. An unexplained gap is the first thing they ask about.",
 "weight": 9,
 "single": false,
 "row": "position",
 "min": 0,
 "max": 60, fields: [
    {
 "name": "organization",
 "label": "Organization",
 "kind": "organization",
 "required": true,
 "max": 200,
 "autocomplete": "organization",
 "audience": "public",
 "searched": "organization" },
    {
 "name": "title",
 "label": "Title",
 "kind": "text",
 "required": true,
 "max": 160,
 "autocomplete": "organization-title",
 "audience": "public",
 "searched": "title" },
    {
 "name": "dates",
 "label": "Dates",
 "kind": "date-range",
 "required": true,
 "open_end": "I still work here",
 "audience": "public" },
    {
 "name": "department",
 "label": "Department",
 "kind": "text",
 "required": false,
 "max": 160,
 "audience": "public" },
    {
 "name": "duties",
 "label": "Duties",
 "kind": "long-text",
 "required": false,
 "max": 1500,
 "audience": "public",
 "recommended": "your duties",
 "searched": "text" },
  ] },
  {
 "code": "education",
 "title": "Education",
 "intro": "Where you studied. Only completed programs show as degrees.",
 "why": "Opposing counsel checks degrees first, and attorneys filter by them.",
 "weight": 10,
 "single": false,
 "row": "degree",
 "min": 0,
 "max": 30, fields: [
    {
 "name": "organization",
 "label": "Institution",
 "kind": "organization",
 "required": true,
 "max": 200,
 "autocomplete": "organization",
 "audience": "public",
 "searched": "organization",
 "shown": true },
    {
 "name": "degree",
 "label": "Degree",
 "kind": "text",
 "required": true,
 "max": 80,
 "suggestions": [
  "PhD",
  "MD",
  "DO",
  "JD",
  "PharmD",
  "DVM",
  "EdD",
  "PsyD",
  "MS",
  "MA",
  "MBA",
  "MEng",
  "MPH",
  "BS",
  "BA",
  "BEng",
  "BSN"
 ],
 "audience": "public",
 "searched": "degree",
 "filters": [
  "degree"
 ],
 "shown": true },
    {
 "name": "field",
 "label": "Field",
 "kind": "text",
 "required": false,
 "max": 120,
 "audience": "public",
 "recommended": "the field of study",
 "searched": "degree",
 "shown": true },
    {
 "name": "start",
 "label": "Start",
 "kind": "partial-date",
 "required": false,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" },
    {
 "name": "end",
 "label": "End",
 "kind": "partial-date",
 "required": false,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public",
 "recommended": "the end year" },
    {
 "name": "status",
 "label": "Status",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "completed",
   "label": "Completed"
  },
  {
   "value": "in-progress",
   "label": "In progress"
  },
  {
   "value": "not-completed",
   "label": "Not completed"
  }
 ],
 "audience": "public",
 "filters": [
  "degree"
 ] },
  ] },
  {
 "code": "licenses-and-certifications",
 "title": "Licenses and certifications",
 "intro": "What you are licensed or certified to do.",
 "why": "Attorneys check licenses at the source. A lapsed one can cost you the stand.",
 "weight": 6,
 "single": false,
 "row": "license",
 "min": 0,
 "max": 100, fields: [
    {
 "name": "kind",
 "label": "Kind",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "license",
   "label": "License"
  },
  {
   "value": "board-certification",
   "label": "Board certification"
  },
  {
   "value": "certification",
   "label": "Certification"
  },
  {
   "value": "registration",
   "label": "Registration"
  }
 ],
 "audience": "public" },
    {
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "max": 200,
 "placeholder": "Professional Engineer",
 "audience": "public",
 "searched": "title",
 "shown": true },
    {
 "name": "issuer",
 "label": "Issued by",
 "kind": "organization",
 "required": true,
 "max": 200,
 "autocomplete": "organization",
 "audience": "public",
 "searched": "text" },
    {
 "name": "number",
 "label": "Number",
 "kind": "text",
 "required": false,
 "hint": "Visitors see only its last characters.",
 "max": 60,
 "audience": "public",
 "masked": true,
 "recommended": "the number" },
    {
 "name": "jurisdiction",
 "label": "Jurisdiction",
 "kind": "text",
 "required": false,
 "hint": "The state or country where it is valid.",
 "max": 120,
 "audience": "public" },
    {
 "name": "issued",
 "label": "Issued",
 "kind": "partial-date",
 "required": true,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public",
 "filters": [
  "license"
 ] },
    {
 "name": "expires",
 "label": "Expires",
 "kind": "partial-date",
 "required": false,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public",
 "filters": [
  "license"
 ] },
    {
 "name": "status",
 "label": "Status",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "active",
   "label": "Active"
  },
  {
   "value": "inactive",
   "label": "Inactive"
  },
  {
   "value": "expired",
   "label": "Expired"
  },
  {
   "value": "suspended",
   "label": "Suspended"
  },
  {
   "value": "revoked",
   "label": "Revoked"
  }
 ],
 "audience": "public",
 "filters": [
  "license"
 ] },
    {
 "name": "note",
 "label": "Note",
 "kind": "text",
 "required": false,
 "max": 500,
 "audience": "public" },
  ] },
  {
 "code": "expert-witness-experience",
 "title": "Expert witness experience",
 "intro": "Matters in which you were retained. Rule 26 asks for your testimony of the last four years.",
 "why": "Attorneys look for testimony on both sides, and opposing counsel will find every challenge.",
 "weight": 9,
 "single": false,
 "row": "matter",
 "min": 0,
 "max": 400, fields: [
    {
 "name": "caption",
 "label": "Caption",
 "kind": "text",
 "required": true,
 "max": 300,
 "placeholder": "Alvarez v. Harbor Crane Co.",
 "audience": "public",
 "searched": "text" },
    {
 "name": "court",
 "label": "Court",
 "kind": "court",
 "required": true,
 "max": 200,
 "audience": "public",
 "searched": "court" },
    {
 "name": "docket_number",
 "label": "Docket number",
 "kind": "docket",
 "required": true,
 "max": 80,
 "placeholder": "1:24-cv-01234",
 "audience": "public" },
    {
 "name": "jurisdiction",
 "label": "Jurisdiction",
 "kind": "text",
 "required": true,
 "hint": "The state or federal district whose law applies.",
 "max": 120,
 "audience": "public" },
    {
 "name": "side",
 "label": "Retained by",
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
   "value": "court",
   "label": "Court"
  },
  {
   "value": "neutral",
   "label": "Neutral"
  }
 ],
 "audience": "public",
 "filters": [
  "side"
 ],
 "shown": true },
    {
 "name": "subject",
 "label": "Subject of your opinions",
 "kind": "long-text",
 "required": false,
 "max": 1000,
 "audience": "public",
 "recommended": "the subject of your opinions",
 "searched": "title" },
    {
 "name": "events",
 "label": "Events",
 "kind": "records",
 "required": true,
 "max": 60,
 "row": "event",
 "audience": "public", fields: [{
 "name": "kind",
 "label": "Kind",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "deposition",
   "label": "Deposition"
  },
  {
   "value": "trial",
   "label": "Trial"
  },
  {
   "value": "hearing",
   "label": "Hearing"
  },
  {
   "value": "arbitration",
   "label": "Arbitration"
  },
  {
   "value": "report",
   "label": "Report"
  }
 ],
 "audience": "public",
 "filters": [
  "testimony"
 ],
 "shown": true }, {
 "name": "date",
 "label": "Date",
 "kind": "partial-date",
 "required": true,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public",
 "filters": [
  "testimony"
 ] }] },
    {
 "name": "challenges",
 "label": "Challenges to your testimony",
 "kind": "records",
 "required": false,
 "hint": "Enter every challenge, whatever its outcome. Your reply stands beside it.",
 "max": 20,
 "row": "challenge",
 "audience": "public",
 "filters": [
  "challenges"
 ], fields: [{
 "name": "basis",
 "label": "Basis",
 "kind": "text",
 "required": true,
 "max": 200,
 "placeholder": "Daubert: methodology",
 "audience": "public" }, {
 "name": "ruling",
 "label": "Ruling",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "denied",
   "label": "Denied"
  },
  {
   "value": "granted",
   "label": "Granted"
  },
  {
   "value": "granted-in-part",
   "label": "Granted in part"
  },
  {
   "value": "withdrawn",
   "label": "Withdrawn"
  },
  {
   "value": "pending",
   "label": "Pending"
  }
 ],
 "audience": "public" }, {
 "name": "date",
 "label": "Date",
 "kind": "partial-date",
 "required": true,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" }, {
 "name": "citation",
 "label": "Citation or docket entry",
 "kind": "text",
 "required": false,
 "max": 200,
 "audience": "public" }, {
 "name": "reply",
 "label": "Your reply",
 "kind": "long-text",
 "required": false,
 "max": 500,
 "audience": "public" }] },
    {
 "name": "retaining_firm",
 "label": "Retaining firm",
 "kind": "organization",
 "required": false,
 "hint": "Only you and our team see this.",
 "max": 200,
 "autocomplete": "organization",
 "audience": "private" },
    {
 "name": "sealed",
 "label": "This matter is sealed",
 "kind": "flag",
 "required": false,
 "hint": "Only you and our team see a sealed matter. It isn’t counted anywhere.",
 "audience": "private" },
  ] },
  {
 "code": "publications",
 "title": "Publications",
 "intro": "What you have published. Rule 26 asks for the last ten years.",
 "why": "Counsel reads what you wrote before they write to you.",
 "weight": 6,
 "single": false,
 "row": "publication",
 "min": 0,
 "max": 1000, fields: [
    {
 "name": "title",
 "label": "Title",
 "kind": "text",
 "required": true,
 "max": 500,
 "audience": "public",
 "searched": "title" },
    {
 "name": "type",
 "label": "Type",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "article",
   "label": "Journal article"
  },
  {
   "value": "book",
   "label": "Book"
  },
  {
   "value": "chapter",
   "label": "Book chapter"
  },
  {
   "value": "paper",
   "label": "Conference paper"
  },
  {
   "value": "report",
   "label": "Report"
  },
  {
   "value": "thesis",
   "label": "Thesis"
  },
  {
   "value": "standard",
   "label": "Standard or guideline"
  },
  {
   "value": "patent",
   "label": "Patent"
  },
  {
   "value": "other",
   "label": "Other"
  }
 ],
 "audience": "public" },
    {
 "name": "date",
 "label": "Date",
 "kind": "partial-date",
 "required": true,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" },
    {
 "name": "authors",
 "label": "Authors",
 "kind": "people",
 "required": true,
 "hint": "One per line, in the order of the publication.",
 "max": 100,
 "each_max": 160,
 "audience": "public" },
    {
 "name": "container",
 "label": "Journal, book, or conference",
 "kind": "text",
 "required": false,
 "max": 300,
 "audience": "public",
 "recommended": "the journal or publisher" },
    {
 "name": "volume",
 "label": "Volume and issue",
 "kind": "text",
 "required": false,
 "max": 40,
 "audience": "public" },
    {
 "name": "pages",
 "label": "Pages",
 "kind": "text",
 "required": false,
 "max": 40,
 "audience": "public" },
    {
 "name": "doi",
 "label": "DOI",
 "kind": "identifier",
 "required": false,
 "max": 200,
 "scheme": "doi",
 "placeholder": "10.1000/182",
 "audience": "public" },
    {
 "name": "isbn",
 "label": "ISBN",
 "kind": "identifier",
 "required": false,
 "max": 200,
 "scheme": "isbn",
 "placeholder": "978-0-306-40615-7",
 "audience": "public" },
    {
 "name": "pmid",
 "label": "PubMed ID",
 "kind": "identifier",
 "required": false,
 "max": 200,
 "scheme": "pmid",
 "placeholder": "12345678",
 "audience": "public" },
    {
 "name": "url",
 "label": "Link",
 "kind": "url",
 "required": false,
 "max": 2000,
 "autocomplete": "url",
 "audience": "public" },
    {
 "name": "peer_reviewed",
 "label": "Peer reviewed",
 "kind": "flag",
 "required": false,
 "audience": "public" },
    {
 "name": "retracted",
 "label": "Retracted",
 "kind": "flag",
 "required": false,
 "audience": "public" },
  ] },
  {
 "code": "fee-schedule",
 "title": "Fee schedule",
 "intro": "What you charge. Attorneys with a confirmed bar admission see it. Earlier versions are kept.",
 "why": "Fees are the second thing attorneys compare. Without them, they have to ask.",
 "weight": 6,
 "single": true,
 "row": "fee schedule",
 "min": 0,
 "max": 0, fields: [
    {
 "name": "currency",
 "label": "Currency",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "USD",
   "label": "U.S. dollar"
  },
  {
   "value": "CAD",
   "label": "Canadian dollar"
  },
  {
   "value": "EUR",
   "label": "Euro"
  },
  {
   "value": "GBP",
   "label": "British pound"
  },
  {
   "value": "AUD",
   "label": "Australian dollar"
  },
  {
   "value": "CHF",
   "label": "Swiss franc"
  },
  {
   "value": "INR",
   "label": "Indian rupee"
  },
  {
   "value": "ILS",
   "label": "Israeli shekel"
  },
  {
   "value": "MXN",
   "label": "Mexican peso"
  },
  {
   "value": "NZD",
   "label": "New Zealand dollar"
  },
  {
   "value": "SGD",
   "label": "Singapore dollar"
  }
 ],
 "audience": "attorneys",
 "filters": [
  "fee"
 ] },
    {
 "name": "effective_from",
 "label": "Effective from",
 "kind": "date",
 "required": true,
 "audience": "attorneys" },
    {
 "name": "lines",
 "label": "Rates",
 "kind": "records",
 "required": true,
 "max": 16,
 "row": "rate",
 "audience": "attorneys",
 "shown": true, fields: [{
 "name": "activity",
 "label": "Activity",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "review",
   "label": "Case review"
  },
  {
   "value": "research",
   "label": "Research"
  },
  {
   "value": "report",
   "label": "Report"
  },
  {
   "value": "deposition",
   "label": "Deposition"
  },
  {
   "value": "trial",
   "label": "Trial"
  },
  {
   "value": "travel",
   "label": "Travel"
  },
  {
   "value": "site-visit",
   "label": "Site visit"
  },
  {
   "value": "standby",
   "label": "Standby"
  }
 ],
 "audience": "public",
 "filters": [
  "fee"
 ] }, {
 "name": "unit",
 "label": "Unit",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "hour",
   "label": "per hour"
  },
  {
   "value": "half-day",
   "label": "per half day"
  },
  {
   "value": "day",
   "label": "per day"
  },
  {
   "value": "flat",
   "label": "flat"
  }
 ],
 "audience": "public",
 "filters": [
  "fee"
 ] }, {
 "name": "rate",
 "label": "Rate",
 "kind": "money",
 "required": true,
 "min": 1,
 "max": 10000000,
 "audience": "public",
 "filters": [
  "fee"
 ] }, {
 "name": "minimum",
 "label": "Minimum (hours)",
 "kind": "number",
 "required": false,
 "min": 1,
 "max": 24,
 "audience": "public" }, {
 "name": "increment",
 "label": "Increment (minutes)",
 "kind": "number",
 "required": false,
 "min": 1,
 "max": 60,
 "audience": "public" }] },
    {
 "name": "retainer",
 "label": "Retainer",
 "kind": "money",
 "required": false,
 "min": 0,
 "max": 100000000,
 "audience": "attorneys",
 "recommended": "a retainer" },
    {
 "name": "rush_percent",
 "label": "Rush surcharge (%)",
 "kind": "number",
 "required": false,
 "min": 0,
 "max": 200,
 "audience": "attorneys" },
    {
 "name": "cancellation",
 "label": "Cancellation",
 "kind": "records",
 "required": false,
 "hint": "What you charge when a reserved day is canceled late, in percent of the fee.",
 "max": 6,
 "row": "tier",
 "audience": "attorneys",
 "recommended": "cancellation terms", fields: [{
 "name": "hours",
 "label": "Hours before",
 "kind": "number",
 "required": true,
 "min": 1,
 "max": 2160,
 "audience": "public" }, {
 "name": "percent",
 "label": "Charge (%)",
 "kind": "number",
 "required": true,
 "min": 0,
 "max": 100,
 "audience": "public" }] },
    {
 "name": "notes",
 "label": "Notes",
 "kind": "long-text",
 "required": false,
 "hint": "We don’t offer contingency fees: an expert’s fee never depends on the outcome.",
 "max": 1000,
 "audience": "attorneys" },
  ] },
  {
 "code": "work-preferences",
 "title": "Work preferences",
 "intro": "Whether you take new matters, and on what terms.",
 "why": "Attorneys who know your terms send you fewer requests that can’t work.",
 "weight": 5,
 "single": true,
 "row": "preferences",
 "min": 0,
 "max": 0, fields: [
    {
 "name": "accepting_work",
 "label": "Accepting work",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "yes",
   "label": "Yes"
  },
  {
   "value": "limited",
   "label": "Selected matters only"
  },
  {
   "value": "no",
   "label": "Not now"
  }
 ],
 "audience": "public",
 "filters": [
  "accepting"
 ] },
    {
 "name": "engagement_types",
 "label": "Engagement types",
 "kind": "choices",
 "required": false,
 "choices": [
  {
   "value": "testifying",
   "label": "Testifying"
  },
  {
   "value": "consulting",
   "label": "Consulting"
  },
  {
   "value": "rebuttal",
   "label": "Rebuttal"
  },
  {
   "value": "court-appointed",
   "label": "Court-appointed"
  },
  {
   "value": "mediation",
   "label": "Mediation or arbitration"
  }
 ],
 "audience": "public",
 "recommended": "engagement types" },
    {
 "name": "jurisdictions",
 "label": "Jurisdictions",
 "kind": "keywords",
 "required": false,
 "hint": "States or countries where you take matters, separated by commas. Leave empty for all.",
 "max": 60,
 "each_max": 60,
 "audience": "public" },
    {
 "name": "travel_miles",
 "label": "Travel distance (miles)",
 "kind": "number",
 "required": false,
 "min": 0,
 "max": 12000,
 "audience": "public" },
    {
 "name": "remote",
 "label": "Works remotely",
 "kind": "flag",
 "required": false,
 "audience": "public",
 "filters": [
  "remote"
 ] },
    {
 "name": "hours_a_week",
 "label": "Hours a week",
 "kind": "number",
 "required": false,
 "min": 1,
 "max": 80,
 "audience": "public",
 "recommended": "hours a week" },
    {
 "name": "earliest_start",
 "label": "Earliest start",
 "kind": "date",
 "required": false,
 "audience": "public" },
    {
 "name": "blackout_dates",
 "label": "Blackout dates",
 "kind": "records",
 "required": false,
 "max": 30,
 "row": "period",
 "audience": "attorneys", fields: [{
 "name": "from",
 "label": "From",
 "kind": "date",
 "required": true,
 "audience": "public" }, {
 "name": "to",
 "label": "To",
 "kind": "date",
 "required": true,
 "audience": "public" }, {
 "name": "reason",
 "label": "Reason",
 "kind": "text",
 "required": false,
 "max": 120,
 "audience": "private" }] },
    {
 "name": "notice_days",
 "label": "Notice (days)",
 "kind": "number",
 "required": false,
 "min": 0,
 "max": 365,
 "audience": "public" },
    {
 "name": "rush_accepted",
 "label": "Accepts rush work",
 "kind": "flag",
 "required": false,
 "audience": "public" },
    {
 "name": "receipt_only",
 "label": "Designated only with a receipt",
 "kind": "flag",
 "required": false,
 "hint": "You accept a designation only if you confirmed it here. Its receipt tells whoever was served.",
 "audience": "public" },
    {
 "name": "maximum_matters",
 "label": "Most matters at a time",
 "kind": "number",
 "required": false,
 "min": 1,
 "max": 100,
 "audience": "private" },
    {
 "name": "testimony_share",
 "label": "Share of working time spent on testimony",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "under-10",
   "label": "Under 10%"
  },
  {
   "value": "10-25",
   "label": "10% to 25%"
  },
  {
   "value": "25-50",
   "label": "25% to 50%"
  },
  {
   "value": "over-50",
   "label": "Over 50%"
  }
 ],
 "audience": "attorneys",
 "recommended": "your share of working time spent on testimony" },
    {
 "name": "testimony_share_date",
 "label": "As of",
 "kind": "date",
 "required": false,
 "audience": "attorneys" },
    {
 "name": "employer_consent",
 "label": "Employer’s consent",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "not-needed",
   "label": "Not needed"
  },
  {
   "value": "given",
   "label": "Given"
  },
  {
   "value": "pending",
   "label": "Asked for"
  },
  {
   "value": "refused",
   "label": "Refused"
  }
 ],
 "audience": "attorneys" },
    {
 "name": "employer_consent_date",
 "label": "Given on",
 "kind": "date",
 "required": false,
 "audience": "attorneys" },
    {
 "name": "employer_consent_scope",
 "label": "Scope of the consent",
 "kind": "text",
 "required": false,
 "max": 300,
 "audience": "attorneys" },
    {
 "name": "refused_subjects",
 "label": "Subjects you can’t take",
 "kind": "long-text",
 "required": false,
 "max": 1000,
 "audience": "attorneys" },
    {
 "name": "ai_use",
 "label": "Use of AI in your work",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "none",
   "label": "None"
  },
  {
   "value": "search",
   "label": "Search"
  },
  {
   "value": "drafting",
   "label": "Drafting"
  },
  {
   "value": "analysis",
   "label": "Analysis"
  }
 ],
 "audience": "attorneys",
 "recommended": "how you use AI" },
    {
 "name": "ai_checks",
 "label": "How its output is checked",
 "kind": "long-text",
 "required": false,
 "max": 500,
 "audience": "attorneys" },
    {
 "name": "ai_date",
 "label": "As of",
 "kind": "date",
 "required": false,
 "audience": "attorneys" },
    {
 "name": "exclusions",
 "label": "Private exclusion list",
 "kind": "people",
 "required": false,
 "hint": "Parties and firms you can’t work for or against, one full name per line. When an attorney writes to you, we compare it with the parties of their matter. You both see only “clear” or “possible conflict”. Only you and our team see this list.",
 "max": 500,
 "each_max": 160,
 "audience": "private" },
  ] },
  {
 "code": "presentation-and-conferences",
 "title": "Presentations and conferences",
 "intro": "Talks, panels, and courses you have given.",
 "why": "A talk shows how you explain your field to people who don’t share it, as a jury won’t.",
 "weight": 2,
 "single": false,
 "row": "presentation",
 "min": 0,
 "max": 300, fields: [
    {
 "name": "title",
 "label": "Title",
 "kind": "text",
 "required": true,
 "max": 300,
 "audience": "public",
 "searched": "title" },
    {
 "name": "event",
 "label": "Event",
 "kind": "text",
 "required": true,
 "max": 200,
 "audience": "public",
 "searched": "text" },
    {
 "name": "role",
 "label": "Role",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "speaker",
   "label": "Speaker"
  },
  {
   "value": "keynote",
   "label": "Keynote speaker"
  },
  {
   "value": "panelist",
   "label": "Panelist"
  },
  {
   "value": "moderator",
   "label": "Moderator"
  },
  {
   "value": "instructor",
   "label": "Instructor"
  },
  {
   "value": "poster",
   "label": "Poster"
  }
 ],
 "audience": "public" },
    {
 "name": "date",
 "label": "Date",
 "kind": "partial-date",
 "required": true,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" },
    {
 "name": "place",
 "label": "Place",
 "kind": "text",
 "required": false,
 "max": 160,
 "audience": "public",
 "recommended": "the place" },
    {
 "name": "online",
 "label": "Held online",
 "kind": "flag",
 "required": false,
 "audience": "public" },
    {
 "name": "co_presenters",
 "label": "Co-presenters",
 "kind": "people",
 "required": false,
 "hint": "One per line.",
 "max": 100,
 "each_max": 160,
 "audience": "public" },
    {
 "name": "cle",
 "label": "Counts as continuing legal education (CLE)",
 "kind": "flag",
 "required": false,
 "audience": "public" },
    {
 "name": "slides",
 "label": "Slides",
 "kind": "url",
 "required": false,
 "max": 2000,
 "autocomplete": "url",
 "audience": "public" },
  ] },
  {
 "code": "association-memberships",
 "title": "Association memberships",
 "intro": "Professional bodies you belong to or have served.",
 "why": "Memberships show that your field counts you as one of its own.",
 "weight": 2,
 "single": false,
 "row": "membership",
 "min": 0,
 "max": 60, fields: [
    {
 "name": "organization",
 "label": "Organization",
 "kind": "organization",
 "required": true,
 "max": 200,
 "autocomplete": "organization",
 "audience": "public",
 "searched": "organization" },
    {
 "name": "type",
 "label": "Type",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "member",
   "label": "Member"
  },
  {
   "value": "fellow",
   "label": "Fellow"
  },
  {
   "value": "officer",
   "label": "Officer"
  },
  {
   "value": "committee",
   "label": "Committee member"
  }
 ],
 "audience": "public" },
    {
 "name": "role",
 "label": "Role",
 "kind": "text",
 "required": false,
 "hint": "Such as chair of the standards committee.",
 "max": 120,
 "audience": "public",
 "searched": "text" },
    {
 "name": "dates",
 "label": "Dates",
 "kind": "date-range",
 "required": true,
 "open_end": "I’m still a member",
 "audience": "public" },
  ] },
  {
 "code": "awards-and-honors",
 "title": "Awards and honors",
 "intro": "What others have honored you for.",
 "why": "An award shows that someone else vouches for your work.",
 "weight": 2,
 "single": false,
 "row": "award",
 "min": 0,
 "max": 60, fields: [
    {
 "name": "title",
 "label": "Title",
 "kind": "text",
 "required": true,
 "max": 200,
 "audience": "public",
 "searched": "title" },
    {
 "name": "awarder",
 "label": "Awarded by",
 "kind": "organization",
 "required": true,
 "max": 200,
 "autocomplete": "organization",
 "audience": "public",
 "searched": "text" },
    {
 "name": "date",
 "label": "Date",
 "kind": "partial-date",
 "required": true,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" },
    {
 "name": "summary",
 "label": "Summary",
 "kind": "long-text",
 "required": false,
 "max": 500,
 "audience": "public",
 "recommended": "a summary" },
    {
 "name": "url",
 "label": "Link",
 "kind": "url",
 "required": false,
 "max": 2000,
 "autocomplete": "url",
 "audience": "public" },
  ] },
  {
 "code": "intellectual-property",
 "title": "Intellectual property",
 "intro": "Patents, trademarks, and other registered rights.",
 "why": "A patent in the field at issue is proof of your own work in it.",
 "weight": 2,
 "single": false,
 "row": "right",
 "min": 0,
 "max": 200, fields: [
    {
 "name": "type",
 "label": "Type",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "patent",
   "label": "Patent"
  },
  {
   "value": "application",
   "label": "Patent application"
  },
  {
   "value": "design",
   "label": "Design"
  },
  {
   "value": "trademark",
   "label": "Trademark"
  },
  {
   "value": "copyright",
   "label": "Copyright"
  }
 ],
 "audience": "public" },
    {
 "name": "office",
 "label": "Office",
 "kind": "text",
 "required": true,
 "max": 120,
 "suggestions": [
  "USPTO",
  "European Patent Office",
  "WIPO",
  "U.S. Copyright Office",
  "Japan Patent Office"
 ],
 "audience": "public" },
    {
 "name": "number",
 "label": "Number",
 "kind": "identifier",
 "required": true,
 "max": 200,
 "scheme": "patent",
 "placeholder": "US 9,123,456 B2",
 "audience": "public" },
    {
 "name": "title",
 "label": "Title",
 "kind": "text",
 "required": true,
 "max": 300,
 "audience": "public",
 "searched": "title" },
    {
 "name": "inventors",
 "label": "Inventors",
 "kind": "people",
 "required": false,
 "hint": "One per line, in the order of the record.",
 "max": 100,
 "each_max": 160,
 "audience": "public",
 "recommended": "the inventors" },
    {
 "name": "filed",
 "label": "Filed",
 "kind": "partial-date",
 "required": false,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" },
    {
 "name": "published",
 "label": "Published",
 "kind": "partial-date",
 "required": false,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" },
    {
 "name": "granted",
 "label": "Granted",
 "kind": "partial-date",
 "required": false,
 "pattern": "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?",
 "audience": "public" },
    {
 "name": "status",
 "label": "Status",
 "kind": "choice",
 "required": false,
 "choices": [
  {
   "value": "pending",
   "label": "Pending"
  },
  {
   "value": "active",
   "label": "Active"
  },
  {
   "value": "expired",
   "label": "Expired"
  },
  {
   "value": "abandoned",
   "label": "Abandoned"
  }
 ],
 "audience": "public" },
    {
 "name": "assignee",
 "label": "Assignee",
 "kind": "organization",
 "required": false,
 "max": 200,
 "autocomplete": "organization",
 "audience": "public",
 "searched": "text" },
    {
 "name": "url",
 "label": "Link",
 "kind": "url",
 "required": false,
 "max": 2000,
 "autocomplete": "url",
 "audience": "public" },
  ] },
  {
 "code": "me-on-the-web",
 "title": "Me on the web",
 "intro": "Pages about you that attorneys will look for anyway.",
 "why": "Attorneys search your name. Point them to the pages that are yours.",
 "weight": 2,
 "single": false,
 "row": "page",
 "min": 0,
 "max": 20, fields: [
    {
 "name": "kind",
 "label": "Kind",
 "kind": "choice",
 "required": true,
 "choices": [
  {
   "value": "website",
   "label": "Website"
  },
  {
   "value": "linkedin",
   "label": "LinkedIn"
  },
  {
   "value": "orcid",
   "label": "ORCID"
  },
  {
   "value": "google-scholar",
   "label": "Google Scholar"
  },
  {
   "value": "researchgate",
   "label": "ResearchGate"
  },
  {
   "value": "github",
   "label": "GitHub"
  },
  {
   "value": "other",
   "label": "Other"
  }
 ],
 "audience": "public" },
    {
 "name": "url",
 "label": "Address",
 "kind": "url",
 "required": true,
 "max": 2000,
 "autocomplete": "url",
 "audience": "public" },
    {
 "name": "label",
 "label": "Label",
 "kind": "text",
 "required": false,
 "hint": "What the link says. If you leave it empty, we name the site.",
 "max": 80,
 "audience": "public" },
  ] },
  {
 "code": "references",
 "title": "References",
 "intro": "People who vouch for you. We show one only after they have agreed.",
 "why": "Attorneys call a reference before they call you.",
 "weight": 2,
 "single": false,
 "row": "reference",
 "min": 0,
 "max": 20, fields: [
    {
 "name": "name",
 "label": "Name",
 "kind": "text",
 "required": true,
 "max": 160,
 "audience": "public" },
    {
 "name": "relationship",
 "label": "Relationship",
 "kind": "text",
 "required": true,
 "max": 120,
 "placeholder": "Retaining counsel in two matters",
 "audience": "public" },
    {
 "name": "organization",
 "label": "Organization",
 "kind": "organization",
 "required": false,
 "max": 200,
 "autocomplete": "organization",
 "audience": "public" },
    {
 "name": "email",
 "label": "Email",
 "kind": "email",
 "required": false,
 "max": 254,
 "autocomplete": "email",
 "audience": "attorneys" },
    {
 "name": "phone",
 "label": "Phone",
 "kind": "phone",
 "required": false,
 "max": 20,
 "autocomplete": "tel",
 "audience": "attorneys" },
    {
 "name": "consent",
 "label": "Consent",
 "kind": "choice",
 "required": true,
 "hint": "Choose “Granted” only if they agreed to be named here.",
 "choices": [
  {
   "value": "requested",
   "label": "Requested"
  },
  {
   "value": "granted",
   "label": "Granted"
  },
  {
   "value": "declined",
   "label": "Declined"
  },
  {
   "value": "withdrawn",
   "label": "Withdrawn"
  }
 ],
 "audience": "public" },
    {
 "name": "statement",
 "label": "Statement",
 "kind": "long-text",
 "required": false,
 "max": 1000,
 "audience": "public",
 "recommended": "a statement" },
  ] },
];
