"use strict";

const { DEMO_ADDRESSES, PASSWORD } = require("../bootstrap/accounts");

/** Thrown when the database contains demo accounts, whose password is public. */
class DemoError extends Error {
  constructor(count) {
    super(
      `SEED_DEMO is false, but this database holds the demo: ${count} ${count === 1 ? "account has" : "accounts have"} ` +
        "a public address or password. Remove them with `node command.js demo remove`, or use another database.",
    );
    this.name = "DemoError";
  }
}

/** Returns the accounts with a demo email address or the demo's password. */
async function demoAccounts(strapi) {
  const found = [];
  for (const user of await strapi.db.query("admin::user").findMany()) {
    const open =
      user.password &&
      (await strapi.service("admin::auth").validatePassword(PASSWORD, user.password));
    if (open || DEMO_ADDRESSES.includes(user.email)) found.push(user);
  }
  return found;
}

/** Stops the start if demo accounts could sign in although the demo is off. */
async function refuseDemo(strapi, { seedDemo }) {
  if (seedDemo) return;
  const { length } = await demoAccounts(strapi);
  if (length > 0) throw new DemoError(length);
}

/** Deletes the demo's accounts. Their entries stay, and editors can change or delete them. */
async function removeDemoAccounts(strapi) {
  const accounts = await demoAccounts(strapi);
  for (const { id, email } of accounts) {
    await strapi.db.query("admin::user").delete({ where: { id } });
    strapi.log.info("demo account removed", { email });
  }
  return accounts.length;
}

module.exports = { refuseDemo, removeDemoAccounts, DemoError };
