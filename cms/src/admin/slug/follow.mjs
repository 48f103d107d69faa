// Whether the address of a new entry still follows its title.

/**
 * @param {string | undefined} slug as the form has it
 * @param {Set<string>} ours the addresses that came from the title
 * @param {string} model the type, such as api::article.article
 * @returns {boolean} false once an editor has typed an address
 */
export function follows(slug, ours, model) {
  return !slug || ours.has(slug) || isPlaceholder(slug, model);
}

/** What the panel fills in while there is no title: the name of the type, numbered. */
export function isPlaceholder(slug, model) {
  const name = model.split(".").at(-1);
  return slug === name || (slug.startsWith(`${name}-`) && /^\d+$/.test(slug.slice(name.length + 1)));
}
