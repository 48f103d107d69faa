"use strict";

// Operator commands that run on the machine itself. Results go to standard output.

process.env.NODE_ENV ??= "production";
process.env.LOG_LEVEL = "error"; // the output must contain only the result

const { createStrapi } = require("@strapi/strapi");
const { settings, SettingsError } = require("./src/settings");
const { createAdministrator, AdministratorError } = require("./src/administrators/first");
const { removeDemoAccounts } = require("./src/administrators/demo");

const USAGE = `usage: node command.js COMMAND

  admin create EMAIL   create an administrator and print a link to set the password
  demo remove          remove the demo's accounts
`;

/** The commands by name, with their number of operands. */
const COMMANDS = {
  "admin create": {
    operands: 1,
    async run(strapi, [email]) {
      const link = await createAdministrator(strapi, email, settings().publicUrl);
      return `Open this link to set the password. It works once:\n${link}\n`;
    },
  },
  "demo remove": {
    operands: 0,
    async run(strapi) {
      if (settings().seedDemo)
        throw new AdministratorError(
          "SEED_DEMO is true: set it to false first, or the demo comes back.",
        );
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
