"use strict";

// Operator commands that run on the machine itself. Results go to standard output.

process.env.NODE_ENV ??= "production";
process.env.LOG_LEVEL = "error"; // the output must contain only the result

const { settings, SettingsError } = require("./src/settings");
const {
  addressOf,
  createAdministrator,
  AdministratorError,
} = require("./src/administrators/first");
const { removeDemoAccounts } = require("./src/administrators/demo");

const USAGE = `usage: node command.js COMMAND

  admin create EMAIL   create an administrator and print a link to set the password
  demo remove          remove the demo's accounts
`;

/** The commands by name. `check` finds what needs no database, before Strapi starts. */
const COMMANDS = {
  "admin create": {
    operands: 1,
    check: ([email]) => addressOf(email),
    async run(strapi, [email]) {
      const link = await createAdministrator(strapi, email, settings().publicUrl);
      return `Open this link to set the password. It works once:\n${link}\n`;
    },
  },
  "demo remove": {
    operands: 0,
    check() {
      if (settings().seedDemo)
        throw new AdministratorError(
          "SEED_DEMO is true: set it to false first, or the demo comes back.",
        );
    },
    async run(strapi) {
      const count = await removeDemoAccounts(strapi);
      return count > 0
        ? `Removed: ${count} accounts.\n`
        : "This database has no account of the demo.\n";
    },
  },
};

async function main([first, second, ...operands]) {
  if ([first, second, ...operands].some((word) => ["help", "-h", "--help"].includes(word))) {
    process.stdout.write(USAGE);
    return 0;
  }
  const command = COMMANDS[`${first} ${second}`];
  if (!command || operands.length !== command.operands) {
    process.stderr.write(USAGE);
    return 2;
  }
  settings(); // stops with one message if a setting is invalid
  command.check(operands);
  const { createStrapi } = require("@strapi/strapi"); // slow, so only once it's needed
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load();
  try {
    process.stdout.write(await command.run(strapi, operands));
    return 0;
  } finally {
    await strapi.destroy();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    const known = error instanceof SettingsError || error instanceof AdministratorError;
    console.error(known ? error.message : error);
    process.exit(1);
  },
);
