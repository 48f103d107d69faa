"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::about.about", {
  only: ["find"],
});
