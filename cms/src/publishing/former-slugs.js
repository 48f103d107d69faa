"use strict";

/**
 * Returns the former slugs of an article after it is published under `next`. The current slug
 * is never a former one, so an article can return to an old slug.
 *
 * @param {{kept: string[], published: string | null, next: string}} change
 *   `published` is the current public slug, or null if it isn't published
 * @returns {{slugs: string[], changed: boolean}} oldest first, each once
 */
function formerSlugsAfter({ kept, published, next }) {
  const slugs = [...new Set(published ? [...kept, published] : kept)].filter(
    (slug) => slug !== next,
  );
  const changed = slugs.length !== kept.length || slugs.some((slug, index) => slug !== kept[index]);
  return { slugs, changed };
}

module.exports = { formerSlugsAfter };
