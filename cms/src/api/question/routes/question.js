"use strict";

module.exports = require("@strapi/strapi").factories.createCoreRouter("api::question.question", {
  only: ["find", "findOne"],
});
