"use strict";

/**
 * Runs the steps of a bulk action one after another. Strapi runs them concurrently in one
 * transaction: if one is refused, the others block the connection pool for a minute. Here, a
 * refusal ends the action without changes.
 */
function oneAfterAnother(strapi) {
  const documents = strapi.plugin("content-manager").service("document-manager");
  const inTurn = (ids, step) =>
    strapi.db.transaction(async () => {
      const results = [];
      for (const id of ids) results.push(await step(id));
      return results;
    });
  documents.deleteMany = async (ids, uid, options = {}) => {
    const deleted = await inTurn(ids, (id) => documents.delete(id, uid, options));
    return { count: deleted.length };
  };
  documents.publishMany = async (uid, ids, locale) => {
    const published = await inTurn(ids, (id) =>
      documents.publish(id, uid, { locale, populate: {} }),
    );
    return published.flat().filter(Boolean).length;
  };
  documents.unpublishMany = async (ids, uid, options = {}) => {
    const unpublished = await inTurn(ids, (documentId) =>
      strapi
        .documents(uid)
        .unpublish({ ...options, documentId, populate: {} })
        .then((result) => result?.entries),
    );
    return { count: unpublished.flat().filter(Boolean).length };
  };
}

module.exports = { oneAfterAnother };
