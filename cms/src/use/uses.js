"use strict";

// Finds the public uses of an entry or file, in published entries and types without drafts.
// Entries and files used only in drafts can be deleted.

const NAMED = 5; // uses listed in a message

/**
 * Returns the public entries with a relation to a document, directly or in a component.
 *
 * @returns {Promise<{uid: string, id: number, name: string}[]>}
 */
async function usesOfDocument(strapi, uid, documentId) {
  const owners = [];
  for (const model of models(strapi)) {
    for (const [name, attribute] of Object.entries(model.attributes)) {
      if (attribute.type !== "relation" || attribute.target !== uid || name === "localizations")
        continue;
      const rows = await strapi.db
        .query(model.uid)
        .findMany({ select: ["id"], where: { [name]: { documentId } } });
      owners.push(...rows.map(({ id }) => ({ uid: model.uid, id })));
    }
  }
  return publicEntries(strapi, owners);
}

/**
 * Returns the public entries that show a file of the media library, in a field or in their
 * text.
 *
 * @param {{id: number, url: string}} file
 */
async function usesOfFile(strapi, file) {
  const { joinTable } = strapi.db.metadata.get("plugin::upload.file").attributes.related;
  const held = await strapi.db
    .connection(joinTable.name)
    .select("related_id", "related_type")
    .where({ file_id: file.id });
  const owners = held.map(({ related_id: id, related_type: uid }) => ({ uid, id }));
  for (const model of models(strapi)) {
    for (const [name, attribute] of Object.entries(model.attributes)) {
      if (attribute.type !== "blocks") continue;
      owners.push(
        ...(await rowsWithText(strapi, model, name, file.url)).map(({ id }) => ({
          uid: model.uid,
          id,
        })),
      );
    }
  }
  return publicEntries(strapi, owners);
}

async function rowsWithText(strapi, { uid }, attribute, text) {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const column = attributes[attribute].columnName;
  const { connection } = strapi.db;
  const pattern = `%"${text.replace(/[%_!]/g, "!$&")}"%`;
  return connection(tableName)
    .select("id")
    .whereRaw("CAST(?? AS TEXT) LIKE ? ESCAPE '!'", [column, pattern]);
}

const models = (strapi) => [
  ...Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::")),
  ...Object.values(strapi.components),
];

// Returns the public entries among the owners, and those that contain an owning component.
async function publicEntries(strapi, owners) {
  const found = new Map();
  const climb = async ({ uid, id }) => {
    if (strapi.components[uid]) {
      for (const owner of await holdersOf(strapi, uid, id)) await climb(owner);
      return;
    }
    if (!uid.startsWith("api::")) return;
    const entry = await strapi.db.query(uid).findOne({ where: { id } });
    const drafts = strapi.contentTypes[uid].options?.draftAndPublish;
    if (!entry || (drafts && !entry.publishedAt)) return;
    found.set(`${uid} ${entry.documentId}`, { uid, id, name: nameOf(entry) });
  };
  for (const owner of owners) await climb(owner);
  return [...found.values()];
}

async function holdersOf(strapi, uid, id) {
  const holders = [];
  for (const model of models(strapi)) {
    for (const [name, attribute] of Object.entries(model.attributes)) {
      const holds =
        attribute.type === "component"
          ? attribute.component === uid
          : attribute.type === "dynamiczone" && attribute.components.includes(uid);
      if (!holds) continue;
      const { joinTable } = strapi.db.metadata.get(model.uid).attributes[name];
      const where = { cmp_id: id, component_type: uid, field: name };
      const rows = await strapi.db.connection(joinTable.name).select("entity_id").where(where);
      holders.push(...rows.map((row) => ({ uid: model.uid, id: row.entity_id })));
    }
  }
  return holders;
}

const nameOf = (entry) => entry.title ?? entry.name ?? entry.question ?? entry.documentId;

/** Lists the uses for an editor: the article "A", the page "B" and 3 more. */
function listed(strapi, uses) {
  const names = uses
    .slice(0, NAMED)
    .map(({ uid, name }) => `${strapi.contentTypes[uid].info.displayName.toLowerCase()} "${name}"`);
  const more = uses.length - names.length;
  if (more > 0) names.push(`${more} more`);
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
}

module.exports = { usesOfDocument, usesOfFile, listed, nameOf };
