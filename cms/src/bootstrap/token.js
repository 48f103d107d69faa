'use strict';

const NAME = 'BFF, read only';
// Strapi makes these two at its first start; nobody asked for them.
const DEFAULTS = ['Read Only', 'Full Access'];

/**
 * Makes the read-only token of the BFF carry the configured value, and removes
 * the two tokens that Strapi makes by itself.
 *
 * @param {string} value what the BFF sends as its Bearer token
 */
async function ensureToken(strapi, value) {
  const tokens = strapi.db.query('admin::api-token');
  const accessKey = strapi.service('admin::api-token-content-api').hash(value);
  const ours = await tokens.findOne({ where: { name: NAME } });
  const encryptedKey = strapi.service('admin::encryption').encrypt(value);
  if (!ours) {
    await tokens.create({
      data: {
        name: NAME,
        description: 'With it the BFF reads content. Its value is CMS_TOKEN.',
        kind: 'content-api',
        type: 'read-only',
        lifespan: null,
        expiresAt: null,
        accessKey,
        encryptedKey,
      },
    });
  } else if (ours.accessKey !== accessKey) {
    await tokens.update({ where: { id: ours.id }, data: { accessKey, encryptedKey, type: 'read-only', expiresAt: null } });
  }
  await removeDefaults(strapi, tokens);
}

async function removeDefaults(strapi, tokens) {
  const store = strapi.store({ type: 'core', name: 'peritus', key: 'default-tokens-removed' });
  if (await store.get()) return; // one of these names made later is an administrator's own
  await tokens.deleteMany({ where: { name: { $in: DEFAULTS } } });
  await store.set({ value: { at: new Date().toISOString() } });
}

module.exports = { ensureToken };
