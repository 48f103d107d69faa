"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::redirect.redirect", {
  only: ["find", "findOne", "create", "update"],
});
