"use strict";

// Writes the demo's content. Each part is written only once, so later changes and deletions
// by editors stay.

const { writeBlog } = require("./blog");
const { writePages } = require("../pages");
const { writePodcast } = require("./podcast");

const PARTS = [
  { key: "demo-content", write: writeBlog },
  { key: "demo-podcast", write: writePodcast },
  { key: "demo-pages", write: (strapi) => writePages(strapi, { demo: true }) },
];

/**
 * Writes the blog, the podcast, and the pages. The next start completes an interrupted one.
 *
 * @param {Date} now
 */
async function ensureContent(strapi, now) {
  for (const { key, write } of PARTS) {
    const store = strapi.store({ type: "core", name: "peritus", key });
    if (await store.get()) continue;
    const startedAt = Date.now();
    const entries = await write(strapi, now);
    await store.set({ value: { at: now.toISOString() } });
    strapi.log.info("demo content written", { part: key, entries, ms: Date.now() - startedAt });
  }
}

module.exports = { ensureContent };
