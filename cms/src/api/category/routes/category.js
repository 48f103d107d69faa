"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::category.category", {
  only: ["find", "findOne", "create", "update"],
});
