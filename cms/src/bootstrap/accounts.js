"use strict";

/** A public password. Its accounts are created only with SEED_DEMO, which requires loopback. */
const PASSWORD = "Peritus-demo-2026";
const ADMINISTRATOR = {
  email: "editor-in-chief@peritus.test",
  firstname: "Ines",
  lastname: "Calloway",
};
const EDITOR = { email: "editor@peritus.test", firstname: "Jonas", lastname: "Thorne" };
const AUTHOR = { email: "author@peritus.test", firstname: "Mara", lastname: "Delacroix" };

const DEMO_ADDRESSES = [ADMINISTRATOR, EDITOR, AUTHOR].map(({ email }) => email);

/** Creates the demo's administrator, editor, and author if they are missing. */
async function ensureAccounts(strapi) {
  await ensureAccount(strapi, ADMINISTRATOR, "strapi-super-admin");
  await ensureAccount(strapi, EDITOR, "strapi-editor");
  await ensureAccount(strapi, AUTHOR, "strapi-author");
}

async function ensureAccount(strapi, person, roleCode) {
  const users = strapi.service("admin::user");
  if (await users.exists({ email: person.email })) return;
  const role = await strapi.db.query("admin::role").findOne({ where: { code: roleCode } });
  if (!role)
    throw new Error(`The role ${roleCode} is missing, so ${person.email} can’t be created`);
  await users.create({
    ...person,
    password: PASSWORD,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
  strapi.log.info("demo account created", { email: person.email, role: roleCode });
}

module.exports = { ensureAccounts, DEMO_ADDRESSES, PASSWORD };
