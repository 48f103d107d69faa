"use strict";

/** The counted texts of the SEO component. src/admin/seo shows the counts. */
const SEO_FIELDS = [
  { name: "seo-title", type: "string" },
  { name: "seo-description", type: "text" },
];

module.exports = { SEO_FIELDS };
