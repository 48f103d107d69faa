"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::author.author", {
  only: ["find", "findOne", "create", "update"],
});
