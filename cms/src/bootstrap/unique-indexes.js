"use strict";

// What only one entry may hold, held by the database itself: Strapi's own check
// reads before it writes, and two editors can both pass it.

const PUBLISHED = "published_at IS NOT NULL";
const DRAFT = "published_at IS NULL";

/** Every unique index of ours. An index on drafts covers documents: each has exactly one. */
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

/** Makes the indexes that are missing. */
async function ensureUniqueIndexes(strapi) {
  for (const { name, table, column, where } of UNIQUE) {
    await strapi.db.connection.raw(
      `CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${table} ("${column}")${where ? ` WHERE ${where}` : ""}`,
    );
  }
}

/**
 * Which of our indexes made the database refuse a write; undefined when it was none.
 * Postgres names the index, SQLite the column.
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
