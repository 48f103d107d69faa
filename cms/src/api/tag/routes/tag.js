"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::tag.tag", {
  only: ["find", "findOne", "create", "update"],
});
