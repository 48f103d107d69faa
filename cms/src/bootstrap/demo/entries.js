"use strict";

/** Entries by slug, made where missing. Answers their document ids by slug. */
async function writeAll(strapi, uid, entries) {
  const ids = new Map();
  for (const data of entries) {
    const found = await strapi.documents(uid).findFirst({ filters: { slug: data.slug } });
    ids.set(data.slug, (found ?? (await strapi.documents(uid).create({ data }))).documentId);
  }
  return ids;
}

/** The entry of a single type, made where missing, published where asked. */
async function writeSingle(strapi, uid, data, { publish = false } = {}) {
  const documents = strapi.documents(uid);
  const entry = (await documents.findFirst()) ?? (await documents.create({ data }));
  if (publish) await documents.publish({ documentId: entry.documentId });
}

/**
 * An entry with a public address, made where missing and published unless it is a
 * draft. One that moved is published at its old address first, as its editor did.
 *
 * @param {{slug: string, former: string | null, state: 'published' | 'draft' | 'scheduled'}} manuscript
 * @param {() => Promise<object>} data everything but the slug
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

/** The document id of what has this slug. Throws when the demo has no such thing. */
function idOf(ids, slug) {
  const id = ids.get(slug);
  if (!id) throw new Error(`The demo has nothing named ${slug}`);
  return id;
}

module.exports = { writeAll, writeSingle, writeAddressed, idOf };
