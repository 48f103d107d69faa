'use strict';

// Stands between an editor and the public: every article that is about to be
// published passes here, whichever way it came.

const { picturesOf, lackingAlternativeText } = require('./pictures');
const { tableProblems } = require('./tables');
const { formerSlugsAfter } = require('./former-slugs');
const { publishProblem, slugTaken, isSlugClash } = require('./problems');

const ARTICLE = 'api::article.article';

const EVERYTHING = {
  picture: true,
  seo: { populate: { picture: true } },
  formerSlugs: true,
  body: { on: {
    'article.text': true,
    'article.picture': { populate: { picture: true } },
    'article.gallery': { populate: { pictures: true } },
    'article.table': true,
  } },
};

/**
 * Middleware of Strapi's document service. On publishing an article it
 * - refuses what readers cannot use (a picture without text, a broken table) with a ValidationError,
 * - refuses a slug that another published article holds, also when two editors race,
 * - remembers the former slug, and
 * - fills in the publish date when the editor left it empty.
 */
function guardPublishing(strapi) {
  return async (context, next) => {
    if (context.uid !== ARTICLE) return next();
    const { action, params } = context;
    if (action === 'publish') return publish(strapi, params, next);
    if ((action === 'create' || action === 'update') && params.status === 'published') {
      return saveThenPublish(strapi, context, next);
    }
    return next();
  };
}

// Strapi would publish inside of create or update, past this middleware.
async function saveThenPublish(strapi, context, next) {
  const { status: _published, ...asDraft } = context.params;
  return strapi.db.transaction(async () => {
    context.params = asDraft;
    const draft = await next();
    if (!draft) return draft;
    const { data: _data, ...selection } = asDraft;
    const { entries } = await strapi.documents(ARTICLE).publish({ ...selection, documentId: draft.documentId });
    return entries[0];
  });
}

async function publish(strapi, params, next) {
  try {
    return await strapi.db.transaction(async () => {
      await prepare(strapi, params.documentId);
      return next();
    });
  } catch (error) {
    if (isSlugClash(error)) throw slugTaken();
    throw error;
  }
}

async function prepare(strapi, documentId) {
  const articles = strapi.documents(ARTICLE);
  const draft = await articles.findOne({ documentId, status: 'draft', populate: EVERYTHING });
  if (!draft) return; // Strapi answers for a document that is not there

  const problems = [...lackingAlternativeText(picturesOf(draft)), ...tableProblems(draft.body ?? [])];
  if (problems.length > 0) throw publishProblem(problems);

  const holder = await strapi.db.query(ARTICLE).findOne({
    where: { slug: draft.slug, publishedAt: { $notNull: true }, documentId: { $ne: documentId } },
  });
  if (holder) throw slugTaken(draft.slug, holder.title);

  const published = await articles.findOne({ documentId, status: 'published', fields: ['slug'] });
  const former = formerSlugsAfter({
    kept: (draft.formerSlugs ?? []).map(({ slug }) => slug),
    published: published?.slug ?? null,
    next: draft.slug,
  });
  const data = {};
  if (former.changed) data.formerSlugs = former.slugs.map((slug) => ({ slug }));
  if (!draft.publishDate) data.publishDate = new Date().toISOString();
  if (Object.keys(data).length > 0) await articles.update({ documentId, data });
}

module.exports = { guardPublishing, ARTICLE };
