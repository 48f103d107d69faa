"use strict";

module.exports = require("@strapi/strapi").factories.createCoreController(
  "api::partner-with-us.partner-with-us",
);
