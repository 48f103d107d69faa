"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter(
  "api::privacy-policy.privacy-policy",
  {
    only: ["find"],
  },
);
