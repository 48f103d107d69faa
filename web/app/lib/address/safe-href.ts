const readable = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Returns null for unsafe schemes. Like browsers, the URL parser ignores tabs and line breaks inside
 * a scheme.
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

export function isForeign(href: string): boolean {
  return /^https?:/i.test(href);
}
