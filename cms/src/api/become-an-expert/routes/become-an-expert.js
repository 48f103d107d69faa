"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter(
  "api::become-an-expert.become-an-expert",
  {
    only: ["find"],
  },
);
