"use strict";

module.exports = require("@strapi/strapi").factories.createCoreService(
  "api::terms-and-conditions.terms-and-conditions",
);
