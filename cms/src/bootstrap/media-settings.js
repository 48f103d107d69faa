'use strict';

/**
 * The web makes every size that it needs from the original, so the copies that
 * Strapi would make at upload are turned off, once. Later changes by an
 * administrator stay.
 */
async function ensureMediaSettings(strapi) {
  const store = strapi.store({ type: 'core', name: 'peritus', key: 'media-settings' });
  if (await store.get()) return;
  const upload = strapi.plugin('upload').service('upload');
  await upload.setSettings({
    ...(await upload.getSettings()),
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: true,
    aiMetadata: false,
  });
  await store.set({ value: { at: new Date().toISOString() } });
}

module.exports = { ensureMediaSettings };
