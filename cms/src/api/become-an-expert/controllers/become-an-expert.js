"use strict";

module.exports = require("@strapi/strapi").factories.createCoreController(
  "api::become-an-expert.become-an-expert",
);
