"use strict";

module.exports = require("@strapi/strapi").factories.createCoreService(
  "api::become-an-expert.become-an-expert",
);
