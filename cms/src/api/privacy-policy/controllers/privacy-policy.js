"use strict";

module.exports = require("@strapi/strapi").factories.createCoreController(
  "api::privacy-policy.privacy-policy",
);
