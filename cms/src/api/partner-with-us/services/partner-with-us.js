"use strict";

module.exports = require("@strapi/strapi").factories.createCoreService(
  "api::partner-with-us.partner-with-us",
);
