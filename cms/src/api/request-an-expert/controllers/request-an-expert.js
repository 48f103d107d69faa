"use strict";

module.exports = require("@strapi/strapi").factories.createCoreController(
  "api::request-an-expert.request-an-expert",
);
