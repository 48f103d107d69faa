"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::home.home", {
  only: ["find"],
});
