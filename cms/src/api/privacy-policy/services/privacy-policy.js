"use strict";

module.exports = require("@strapi/strapi").factories.createCoreService(
  "api::privacy-policy.privacy-policy",
);
