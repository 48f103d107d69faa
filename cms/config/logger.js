"use strict";

const { winston } = require("@strapi/logger");
const { lineFormat } = require("../src/logging/line-format");
const { settings } = require("../src/settings");

module.exports = () => ({
  level: settings().logLevel,
  format: lineFormat(settings().logFormat),
  transports: [new winston.transports.Console()],
});
