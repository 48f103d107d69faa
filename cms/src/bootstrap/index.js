"use strict";

// Prepares the database before the first request. Every step runs at every start and changes
// only what is missing or different.

const { ensureMail } = require("./mail");
const { ensureUniqueIndexes } = require("./unique-indexes");
const { ensureMediaSettings } = require("./media-settings");
const { ensurePermissions } = require("./permissions");
const { ensureTokens } = require("./token");
const { ensureWebhook } = require("./webhook");
const { ensureAccounts } = require("./accounts");
const { ensureAreas } = require("./areas");
const { ensureContent } = require("./demo");
const { ensureFirstPages } = require("./pages");

/** Runs every step in order. The first failure stops the start. */
async function run(strapi, settings) {
  ensureMail(strapi, settings);
  await ensureUniqueIndexes(strapi);
  await ensureMediaSettings(strapi);
  await ensurePermissions(strapi);
  await ensureTokens(strapi, settings);
  if (settings.seedDemo) {
    await ensureAccounts(strapi);
    await ensureContent(strapi, new Date());
  } else {
    await ensureFirstPages(strapi, new Date());
  }
  await ensureAreas(strapi, new Date());
  // Last, because the BFF reads the content of the first start anyway.
  await ensureWebhook(strapi, settings.bffUrl);
}

module.exports = { run };
