"use strict";

module.exports = require("@strapi/strapi").factories.createCoreService(
  "api::request-an-expert.request-an-expert",
);
