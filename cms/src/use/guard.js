"use strict";

const { publishProblem } = require("../publishing/problems");
const { usesOfDocument, usesOfFile, listed, nameOf } = require("./uses");

const GUARDED = new Set([
  "api::category.category",
  "api::author.author",
  "api::tag.tag",
  "api::question.question",
  "api::testimonial.testimonial",
]);

/**
 * Middleware of the document service. It refuses to delete an entry that is in public use,
 * and names the uses.
 */
function guardUsedEntries(strapi) {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (action !== "delete" || !GUARDED.has(uid)) return next();
    const uses = await usesOfDocument(strapi, uid, params.documentId);
    if (uses.length > 0) throw inUse(strapi, await called(strapi, uid, params.documentId), uses);
    return next();
  };
}

/**
 * Does the same for the media library. Strapi deletes a file from disk before it emits an
 * event, so this wraps the service.
 */
function guardUsedFiles(strapi) {
  const upload = strapi.plugin("upload").service("upload");
  const remove = upload.remove.bind(upload);
  upload.remove = async (file, ...rest) => {
    const uses = await usesOfFile(strapi, file);
    if (uses.length > 0) throw inUse(strapi, `The file "${file.name}"`, uses);
    return remove(file, ...rest);
  };
  // A bulk deletion deletes all of the files or none.
  const files = strapi.plugin("upload").service("file");
  files.deleteByIds = async (ids = []) => {
    const chosen = await strapi.db.query("plugin::upload.file").findMany({ where: { id: ids } });
    for (const file of chosen) {
      const uses = await usesOfFile(strapi, file);
      if (uses.length > 0) throw inUse(strapi, `The file "${file.name}"`, uses);
    }
    for (const file of chosen) await remove(file);
    return chosen;
  };
}

async function called(strapi, uid, documentId) {
  const entry = await strapi.db.query(uid).findOne({ where: { documentId } });
  return `The ${strapi.contentTypes[uid].info.displayName.toLowerCase()} "${nameOf(entry)}"`;
}

function inUse(strapi, what, uses) {
  return publishProblem([
    {
      path: [],
      message: `${what} is in use: ${listed(strapi, uses)}. Remove it there and publish, then delete it.`,
    },
  ]);
}

module.exports = { guardUsedEntries, guardUsedFiles };
