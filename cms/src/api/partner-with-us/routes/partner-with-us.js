"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter(
  "api::partner-with-us.partner-with-us",
  {
    only: ["find"],
  },
);
