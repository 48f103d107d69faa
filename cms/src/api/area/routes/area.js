"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::area.area", {
  only: ["find", "findOne"],
});
