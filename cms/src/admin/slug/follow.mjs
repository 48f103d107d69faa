// Decides whether a new entry's slug still follows its title.

/**
 * @param {string | undefined} slug the form's value
 * @param {Set<string>} ours the slugs generated from the title
 * @param {string} model the type, such as api::article.article
 * @returns {boolean} false once an editor has typed a slug
 */
export function follows(slug, ours, model) {
  return !slug || ours.has(slug) || isPlaceholder(slug, model);
}

/** About what the server makes of a title, to know its answers again. */
export function roughSlug(title) {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Matches the panel's placeholder for an entry without a title: its type and a number. */
export function isPlaceholder(slug, model) {
  const name = model.split(".").at(-1);
  return (
    slug === name || (slug.startsWith(`${name}-`) && /^\d+$/.test(slug.slice(name.length + 1)))
  );
}
