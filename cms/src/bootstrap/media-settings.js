"use strict";

/**
 * Turns off Strapi's processing of uploaded pictures, because the web resizes the originals.
 * This happens once, so later changes by an administrator stay.
 */
async function ensureMediaSettings(strapi) {
  const store = strapi.store({ type: "core", name: "peritus", key: "media-settings" });
  if (await store.get()) return;
  const upload = strapi.plugin("upload").service("upload");
  await upload.setSettings({
    ...(await upload.getSettings()),
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
  await store.set({ value: { at: new Date().toISOString() } });
}

module.exports = { ensureMediaSettings };
