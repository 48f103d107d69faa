const maxLength = 2_000;

/** Returns null for anything that a browser could read as another site. */
export function ownPath(path: string | null): string | null {
  // Browsers remove tabs and line breaks, so two slashes could meet and name a host.
  if (!path || path.length > maxLength || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path))
    return null;
  return path;
}
