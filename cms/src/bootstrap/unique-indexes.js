"use strict";

// Unique indexes in the database. Strapi's own check reads before it writes, so two editors
// can both pass it.

const PUBLISHED = "published_at IS NOT NULL";
const DRAFT = "published_at IS NULL";

/** Our unique indexes. An index on drafts covers documents, because each has exactly one draft. */
const UNIQUE = [
  {
    name: "articles_published_slug",
    table: "articles",
    column: "slug",
    attribute: "slug",
    where: PUBLISHED,
  },
  {
    name: "articles_import_key",
    table: "articles",
    column: "import_key",
    attribute: "importKey",
    where: DRAFT,
  },
  {
    name: "episodes_published_slug",
    table: "episodes",
    column: "slug",
    attribute: "slug",
    where: PUBLISHED,
  },
  {
    name: "episodes_import_key",
    table: "episodes",
    column: "import_key",
    attribute: "importKey",
    where: DRAFT,
  },
  { name: "episodes_guid", table: "episodes", column: "guid", attribute: "guid", where: DRAFT },
  {
    name: "areas_published_code",
    table: "areas",
    column: "code",
    attribute: "code",
    where: PUBLISHED,
  },
  { name: "areas_draft_code", table: "areas", column: "code", attribute: "code", where: DRAFT },
  { name: "categories_slug", table: "categories", column: "slug", attribute: "slug" },
  {
    name: "categories_import_key",
    table: "categories",
    column: "import_key",
    attribute: "importKey",
  },
  { name: "authors_slug", table: "authors", column: "slug", attribute: "slug" },
  { name: "authors_import_key", table: "authors", column: "import_key", attribute: "importKey" },
  { name: "tags_slug", table: "tags", column: "slug", attribute: "slug" },
  { name: "tags_import_key", table: "tags", column: "import_key", attribute: "importKey" },
  { name: "redirects_from", table: "redirects", column: "from", attribute: "from" },
];

/** Creates the missing indexes. */
async function ensureUniqueIndexes(strapi) {
  for (const { name, table, column, where } of UNIQUE) {
    await strapi.db.connection.raw(
      `CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${table} ("${column}")${where ? ` WHERE ${where}` : ""}`,
    );
  }
}

/**
 * Returns the index that caused the database to refuse a write, or undefined. Postgres
 * reports the index and SQLite the column.
 *
 * @returns {{name: string, table: string, attribute: string} | undefined}
 */
function clashOf(error) {
  const text = [error?.message, error?.constraint, error?.cause?.message].filter(Boolean).join(" ");
  return UNIQUE.find(({ name, table, column }) =>
    new RegExp(`\\b${name}\\b|UNIQUE constraint failed: ${table}\\.${column}(?![\\w])`).test(text),
  );
}

module.exports = { ensureUniqueIndexes, clashOf, UNIQUE };
