"use strict";

module.exports = require("@strapi/strapi").factories.createCoreController(
  "api::terms-and-conditions.terms-and-conditions",
);
