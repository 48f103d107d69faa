"use strict";

// Checks every entry before it is published, from the panel or the API.

const { everythingIn } = require("./schema-walk");
const { picturesOf, lackingAlternativeText } = require("./pictures");
const { formerSlugsAfter } = require("./former-slugs");
const { publishProblem, slugTaken, explained } = require("./problems");
const { problemsOf, ADDRESSED } = require("./rules");

/**
 * Middleware of Strapi's document service for all our content types. On publishing it
 * - refuses invalid entries (see rules.js) with a ValidationError,
 * - refuses a slug of another published entry, even if two editors publish at once,
 * - stores the former slug, and
 * - fills in the publish date if it is empty.
 * Types without drafts are public once saved, so saving refuses pictures without text.
 */
function guardPublishing(strapi) {
  return async (context, next) => {
    if (!context.uid.startsWith("api::")) return next();
    try {
      return await guard(strapi, context, next);
    } catch (error) {
      throw explained(error);
    }
  };
}

function guard(strapi, context, next) {
  const { action, uid, params } = context;
  const saves = action === "create" || action === "update" || action === "clone";
  if (!strapi.contentType(uid).options?.draftAndPublish)
    return saves ? saveDescribed(strapi, uid, next) : next();
  if (action === "publish") return publish(strapi, uid, params, next);
  if (saves && params.status === "published") return saveThenPublish(strapi, context, next);
  return next();
}

const schemas = (strapi) => (uid) => strapi.getModel(uid);

async function saveDescribed(strapi, uid, next) {
  return strapi.db.transaction(async () => {
    const saved = await next();
    if (!saved?.documentId) return saved;
    const entry = await strapi.db.query(uid).findOne({
      where: { documentId: saved.documentId },
      populate: everythingIn(schemas(strapi), uid),
    });
    const problems = lackingAlternativeText(picturesOf(schemas(strapi), uid, entry));
    if (problems.length > 0) throw publishProblem(problems);
    return saved;
  });
}

// Strapi would publish inside create or update and skip this middleware.
async function saveThenPublish(strapi, context, next) {
  const { status: _published, ...asDraft } = context.params;
  return strapi.db.transaction(async () => {
    context.params = asDraft;
    const draft = await next();
    if (!draft) return draft;
    const { data: _data, ...selection } = asDraft;
    const { entries } = await strapi
      .documents(context.uid)
      .publish({ ...selection, documentId: draft.documentId });
    return entries[0];
  });
}

async function publish(strapi, uid, params, next) {
  return strapi.db.transaction(async () => {
    await prepare(strapi, uid, params.documentId);
    return next();
  });
}

async function prepare(strapi, uid, documentId) {
  const documents = strapi.documents(uid);
  const draft = await documents.findOne({
    documentId,
    status: "draft",
    populate: everythingIn(schemas(strapi), uid),
  });
  if (!draft) return; // Strapi returns the error for a missing document

  const problems = await problemsOf(schemas(strapi), uid, draft);
  if (problems.length > 0) throw publishProblem(problems);
  if (!ADDRESSED.has(uid)) return;

  const holder = await strapi.db.query(uid).findOne({
    where: { slug: draft.slug, publishedAt: { $notNull: true }, documentId: { $ne: documentId } },
  });
  if (holder) throw slugTaken(draft.slug, holder.title);

  const published = await documents.findOne({ documentId, status: "published", fields: ["slug"] });
  const former = formerSlugsAfter({
    kept: (draft.formerSlugs ?? []).map(({ slug }) => slug),
    published: published?.slug ?? null,
    next: draft.slug,
  });
  const data = {};
  if (former.changed) data.formerSlugs = former.slugs.map((slug) => ({ slug }));
  if (!draft.publishDate) data.publishDate = new Date().toISOString();
  if (Object.keys(data).length > 0) await documents.update({ documentId, data });
}

module.exports = { guardPublishing };
