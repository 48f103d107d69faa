'use strict';

/** Name of the index; the database names it when two published articles claim one address. */
const SLUG_INDEX = 'articles_published_slug';

/**
 * Lets the database itself refuse a second published article under a slug.
 * Strapi's own check reads before it writes, and two editors can both pass it.
 */
async function ensureSlugIndex(strapi) {
  await strapi.db.connection.raw(
    `CREATE UNIQUE INDEX IF NOT EXISTS ${SLUG_INDEX} ON articles (slug) WHERE published_at IS NOT NULL`,
  );
}

module.exports = { ensureSlugIndex, SLUG_INDEX };
