"use strict";

const { DEMO_ADDRESSES, PASSWORD } = require("../bootstrap/accounts");

/** The database holds accounts that everyone has the password of. */
class DemoError extends Error {
  constructor(count) {
    super(
      `SEED_DEMO is false, but this database holds the demo: ${count} ${count === 1 ? "account has" : "accounts have"} ` +
        "a public address or password. Remove them with `node command.js demo remove`, or use another database.",
    );
    this.name = "DemoError";
  }
}

/** The accounts with an address of the demo, or with its password under any address. */
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

/** Refuses to go on where the demo's accounts could sign in without the demo. */
async function refuseDemo(strapi, { seedDemo }) {
  if (seedDemo) return;
  const { length } = await demoAccounts(strapi);
  if (length > 0) throw new DemoError(length);
}

/** Deletes the demo's accounts. What they wrote stays: editors change or delete it. */
async function removeDemoAccounts(strapi) {
  const accounts = await demoAccounts(strapi);
  for (const { id, email } of accounts) {
    await strapi.db.query("admin::user").delete({ where: { id } });
    strapi.log.info("demo account removed", { email });
  }
  return accounts.length;
}

module.exports = { refuseDemo, removeDemoAccounts, DemoError };
