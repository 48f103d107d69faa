"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::podcast.podcast", {
  only: ["find", "update"],
});
