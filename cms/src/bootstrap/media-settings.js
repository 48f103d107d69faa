"use strict";

/**
 * The web makes every size that it needs from the original, so what Strapi would
 * do to a picture at upload is turned off, once. Later changes by an
 * administrator stay.
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
