"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::episode.episode", {
  only: ["find", "findOne", "create", "update"],
});
