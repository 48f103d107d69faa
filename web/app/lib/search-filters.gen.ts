/**
 * Filters of the search of experts that take several values, by the name of their parameter.
 * Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
 */
export const filterNames = [
  "accepting",
  "area",
  "challenges",
  "city",
  "country",
  "degree",
  "language",
  "license",
  "remote",
  "side",
  "state",
  "testimony",
  "years",
] as const;
