"use strict";

/**
 * Which former slugs an article has after it is published under `next`. The
 * current slug is never a former one, so going back to an old address works.
 *
 * @param {{kept: string[], published: string | null, next: string}} change
 *   `published` is the slug under which readers know it now, null when they do not
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
