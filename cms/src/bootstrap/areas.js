"use strict";

const { AREAS } = require("../../seed/areas");

const WRITTEN = { type: "core", name: "peritus", key: "area-pages" };
const UID = "api::area.area";

/** Writes what the pages about areas say at first, once. Later changes by editors stay. */
async function ensureAreas(strapi, now) {
  const store = strapi.store(WRITTEN);
  if (await store.get()) return;
  const documents = strapi.documents(UID);
  for (const data of AREAS) {
    const found = await documents.findFirst({ filters: { code: data.code } });
    if (!found) await documents.create({ data, status: "published" });
  }
  await store.set({ value: { at: now.toISOString() } });
  strapi.log.info("pages about areas written", { entries: AREAS.length });
}

module.exports = { ensureAreas };
