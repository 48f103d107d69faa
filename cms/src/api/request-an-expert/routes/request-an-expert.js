"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter(
  "api::request-an-expert.request-an-expert",
  {
    only: ["find"],
  },
);
