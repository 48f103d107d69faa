"use strict";

/** Creates missing entries. Returns the document ids of all of them by slug. */
async function writeAll(strapi, uid, entries) {
  const ids = new Map();
  for (const data of entries) {
    const found = await strapi.documents(uid).findFirst({ filters: { slug: data.slug } });
    ids.set(data.slug, (found ?? (await strapi.documents(uid).create({ data }))).documentId);
  }
  return ids;
}

/** Creates the entry of a single type if it is missing, and publishes it on request. */
async function writeSingle(strapi, uid, data, { publish = false } = {}) {
  const documents = strapi.documents(uid);
  const entry = (await documents.findFirst()) ?? (await documents.create({ data }));
  if (publish) await documents.publish({ documentId: entry.documentId });
}

/**
 * Creates an entry with a public URL if it is missing, and publishes it unless it is a
 * draft. An entry with a former slug is published under that slug first.
 *
 * @param {{slug: string, former: string | null, state: 'published' | 'draft' | 'scheduled'}} manuscript
 * @param {() => Promise<object>} data all fields except the slug
 */
async function writeAddressed(strapi, uid, { slug, former, state }, data) {
  const documents = strapi.documents(uid);
  const found =
    (await documents.findFirst({ filters: { slug } })) ??
    (former && (await documents.findFirst({ filters: { slug: former } })));
  const { documentId, slug: current } =
    found || (await documents.create({ data: { ...(await data()), slug: former ?? slug } }));
  if (state === "draft") return;
  if (former && current === former) {
    await documents.publish({ documentId });
    await documents.update({ documentId, data: { slug } });
  }
  await documents.publish({ documentId });
}

/** Returns the document id for a slug. Throws if the demo has no such entry. */
function idOf(ids, slug) {
  const id = ids.get(slug);
  if (!id) throw new Error(`The demo has no entry named ${slug}`);
  return id;
}

module.exports = { writeAll, writeSingle, writeAddressed, idOf };
