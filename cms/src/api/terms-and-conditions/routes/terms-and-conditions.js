"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter(
  "api::terms-and-conditions.terms-and-conditions",
  {
    only: ["find"],
  },
);
