/** Sections with an anchor of their own on the record's page. */
const anchors: Readonly<Record<string, string>> = {
  "expert-witness-experience": "testimony",
  "licenses-and-certifications": "licenses",
  "professional-history": "positions",
  "fee-schedule": "fees",
  "area-of-expertise": "areas",
  "about-me": "biography",
};

/** The anchor of a section on the record's page. */
export const anchorOf = (section: string): string => anchors[section] ?? section;
