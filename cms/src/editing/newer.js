"use strict";

const { publishProblem } = require("../publishing/problems");

const WRITES = new Set(["update", "publish"]);

/**
 * Middleware of the document service: an editor's save is refused if someone saved the
 * entry after this editor opened it. The panel sends the time of the version that it
 * opened (src/admin/editing). The form keeps its input, so nothing is lost.
 */
function refuseOlderVersions(strapi) {
  return async (context, next) => {
    const { uid, action, params } = context;
    const request = strapi.requestContext.get();
    const opened = openedAt(request);
    if (
      !opened ||
      !params.documentId ||
      !uid.startsWith("api::") ||
      !WRITES.has(action) ||
      request.state.isNewest
    )
      return next();
    // Publishing saves first, and that save becomes the newest version.
    request.state.isNewest = true;
    return strapi.db.transaction(async ({ trx }) => {
      const saved = await draftOf(strapi, trx, uid, params.documentId);
      if (saved && new Date(saved.updatedAt).getTime() > opened)
        throw overtaken(strapi, uid, saved);
      return next();
    });
  };
}

/** The time of the version in the panel's form, in milliseconds; undefined for other requests. */
function openedAt(request) {
  if (!request?.path.startsWith("/content-manager/")) return undefined;
  const at = Date.parse(request.request.body?.updatedAt);
  return Number.isNaN(at) ? undefined : at;
}

// The lock makes concurrent saves wait for each other. SQLite has only one writer.
async function draftOf(strapi, trx, uid, documentId) {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const drafts = strapi.contentType(uid).options?.draftAndPublish;
  const row = await trx(tableName)
    .select("id")
    .where({ [attributes.documentId.columnName]: documentId })
    .modify((query) => drafts && query.whereNull(attributes.publishedAt.columnName))
    .forUpdate()
    .first();
  if (!row) return null;
  return strapi.db.query(uid).findOne({ where: { id: row.id }, populate: ["updatedBy"] });
}

function overtaken(strapi, uid, { updatedBy }) {
  const who = [updatedBy?.firstname, updatedBy?.lastname].filter(Boolean).join(" ") || "Someone";
  const what = strapi.contentTypes[uid].info.displayName.toLowerCase();
  const problem = publishProblem([
    {
      path: [],
      message: `${who} saved this ${what} after you opened it, so your changes aren't saved. Your text is still here. Open the ${what} in a second tab, copy your changes into it, and save there. Then reload this page.`,
    },
  ]);
  problem.details.overtaken = true; // for the panel
  return problem;
}

module.exports = { refuseOlderVersions };
