"use strict";

/** The counted texts of the search engine component; src/admin/seo shows them. */
const SEO_FIELDS = [
  { name: "seo-title", type: "string" },
  { name: "seo-description", type: "text" },
];

module.exports = { SEO_FIELDS };
