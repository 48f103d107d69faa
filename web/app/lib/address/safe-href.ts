const readable = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Address that may stand in an `href`, or null. Content comes from editors, so
 * a scheme that can run code must not become a link even if an earlier check
 * failed: browsers skip tabs and line ends inside a scheme, and the URL parser
 * used here skips them in the same way.
 */
export function safeHref(href: string | null | undefined): string | null {
  if (!href) return null;
  const trimmed = href.trim();
  if (trimmed.startsWith("#") || (trimmed.startsWith("/") && !/^\/[/\\]/.test(trimmed))) {
    return /[\t\n\r\\]/.test(trimmed) ? null : trimmed;
  }
  try {
    return readable.has(new URL(trimmed).protocol) ? trimmed : null;
  } catch {
    return null;
  }
}

/** True for an address of another site, which opens with `rel="noopener"`. */
export function isForeign(href: string): boolean {
  return /^https?:/i.test(href);
}
