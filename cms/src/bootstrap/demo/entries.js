'use strict';

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

/** The document id of what has this slug. Throws when the demo has no such thing. */
function idOf(ids, slug) {
  const id = ids.get(slug);
  if (!id) throw new Error(`The demo has nothing named ${slug}`);
  return id;
}

module.exports = { writeAll, writeSingle, idOf };
