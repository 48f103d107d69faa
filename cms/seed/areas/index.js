"use strict";

// What the pages about areas of expertise say at first, one file for each category of
// bff/profile/area/tree.go. A test keeps both lists the same.

const CATEGORIES = [
  "engineering",
  "construction",
  "medicine",
  "care",
  "pharmacology",
  "finance",
  "economics",
  "technology",
  "documents",
  "transport",
  "environment",
  "property",
  "insurance",
  "forensics",
  "psychology",
  "agriculture",
];

/** @type {{code: string, title: string, does: string, others: string, cannot: string}[]} */
const AREAS = CATEGORIES.flatMap((category) =>
  Object.entries(require(`./${category}`)).map(([code, texts]) => ({ code, ...texts })),
);

module.exports = { AREAS };
