"use strict";

// Strapi sets the permissions of its editor and author roles only at the first start, and
// gives authors more than we allow.

const { CREATOR_ONLY, missingPermissions } = require("./missing-permissions");

const EDITOR = "strapi-editor";
const AUTHOR = "strapi-author";
const action = (name) => `plugin::content-manager.explorer.${name}`;

/** The types that authors write. They can change only their own entries, and editors publish them. */
const WRITTEN = ["api::article.article", "api::episode.episode"];
/** The types that authors can select in their entries. */
const CHOSEN = ["api::category.category", "api::author.author", "api::tag.tag"];

/** Gives editors and authors their missing permissions on our content types. */
async function ensurePermissions(strapi) {
  const permissions = strapi.service("admin::permission");
  const ours = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::"));
  const actions = permissions.actionProvider
    .values()
    .filter(({ section }) => section === "contentTypes");
  const complete = strapi
    .service("admin::content-type")
    .getPermissionsWithNestedFields(actions)
    .filter(({ subject }) => ours.includes(subject));

  await narrowAuthors(strapi, ours);
  await complement(
    strapi,
    EDITOR,
    complete.map((permission) => ({ ...permission, conditions: [] })),
  );
  await complement(strapi, AUTHOR, complete.flatMap(forAuthors));
}

/** Returns the permission as authors get it, in a list that is empty if they don't. */
function forAuthors(permission) {
  const { action: name, subject } = permission;
  if (CHOSEN.includes(subject))
    return name === action("read") ? [{ ...permission, conditions: [] }] : [];
  const writes = [action("create"), action("read"), action("update")];
  return WRITTEN.includes(subject) && writes.includes(name)
    ? [{ ...permission, conditions: [CREATOR_ONLY] }]
    : [];
}

async function complement(strapi, code, wanted) {
  const role = await strapi.db.query("admin::role").findOne({ where: { code } });
  if (!role) return; // an administrator removed the role
  const held = await strapi
    .service("admin::permission")
    .findMany({ where: { role: { id: role.id } } });
  const missing = missingPermissions(wanted, held);
  if (missing.length === 0) return;
  await strapi.service("admin::role").addPermissions(role.id, missing);
  strapi.log.info("role completed", { role: code, permissions: missing.length });
}

// Runs once. By default, authors can publish nothing but can write every type, even pages.
async function narrowAuthors(strapi, ours) {
  const store = strapi.store({ type: "core", name: "peritus", key: "authors-narrowed" });
  if (await store.get()) return;
  const role = await strapi.db.query("admin::role").findOne({ where: { code: AUTHOR } });
  if (role) {
    const held = await strapi
      .service("admin::permission")
      .findMany({ where: { role: { id: role.id } } });
    const given = held.filter(({ subject }) => ours.includes(subject));
    await strapi.service("admin::permission").deleteByIds(given.map(({ id }) => id));
  }
  await store.set({ value: { at: new Date().toISOString() } });
}

module.exports = { ensurePermissions, forAuthors };
