"use strict";

// The entry point of the CMS: settings are checked before anything is opened,
// so that a wrong one ends in one readable message rather than a stack trace.

// Content types are edited in files, so there is no other mode to be in.
process.env.NODE_ENV ??= "production";

const { createStrapi } = require("@strapi/strapi");
const { readSettings, SettingsError } = require("./src/settings");

try {
  readSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

createStrapi({ appDir: __dirname, distDir: __dirname }).start();
