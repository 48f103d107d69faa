"use strict";

// The entry point of the CMS: settings are checked before anything is opened,
// so that a wrong one ends in one readable message rather than a stack trace.

// Content types are edited in files, so there is no other mode to be in.
process.env.NODE_ENV ??= "production";

const { createStrapi } = require("@strapi/strapi");
const { readSettings, settings, SettingsError } = require("./src/settings");
const { refuseDemo, DemoError } = require("./src/administrators/demo");

try {
  readSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

start();

// The demo is refused once the database can be read, and before the port opens.
async function start() {
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load();
  try {
    await refuseDemo(strapi, settings());
  } catch (error) {
    if (!(error instanceof DemoError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  await strapi.start();
}
