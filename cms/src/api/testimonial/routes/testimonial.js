"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter(
  "api::testimonial.testimonial",
  {
    only: ["find", "findOne"],
  },
);
