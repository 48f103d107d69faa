"use strict";

const READER = {
  name: "BFF, read only",
  description: "With it the BFF reads content. Its value is CMS_TOKEN.",
  type: "read-only",
};
const IMPORTER = {
  name: "Import, full access",
  description: "With it an import writes content. Its value is CMS_IMPORT_TOKEN.",
  type: "full-access",
};
// The two tokens that Strapi creates at its first start.
const DEFAULTS = ["Read Only", "Full Access"];

/**
 * Sets the tokens of the BFF and the import to the configured values, and removes Strapi's
 * two default tokens. Without a value for the import, it has no token.
 *
 * @param {{token: string, importToken: string}} values the Bearer tokens
 */
async function ensureTokens(strapi, { token, importToken }) {
  await ensureToken(strapi, READER, token);
  if (importToken) await ensureToken(strapi, IMPORTER, importToken);
  else await strapi.db.query("admin::api-token").deleteMany({ where: { name: IMPORTER.name } });
  await removeDefaults(strapi);
}

async function ensureToken(strapi, { name, description, type }, value) {
  const tokens = strapi.db.query("admin::api-token");
  const accessKey = strapi.service("admin::api-token-content-api").hash(value);
  const encryptedKey = strapi.service("admin::encryption").encrypt(value);
  const ours = await tokens.findOne({ where: { name } });
  if (!ours) {
    await tokens.create({
      data: {
        name,
        description,
        kind: "content-api",
        type,
        lifespan: null,
        expiresAt: null,
        accessKey,
        encryptedKey,
      },
    });
  } else if (ours.accessKey !== accessKey) {
    await tokens.update({
      where: { id: ours.id },
      data: { accessKey, encryptedKey, type, expiresAt: null },
    });
  }
}

async function removeDefaults(strapi) {
  const store = strapi.store({ type: "core", name: "peritus", key: "default-tokens-removed" });
  if (await store.get()) return; // a later token of this name belongs to an administrator
  await strapi.db.query("admin::api-token").deleteMany({ where: { name: { $in: DEFAULTS } } });
  await store.set({ value: { at: new Date().toISOString() } });
}

module.exports = { ensureTokens };
