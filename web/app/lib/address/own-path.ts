const maxLength = 2_000;

/** Null for anything a browser could read as another site. */
export function ownPath(path: string | null): string | null {
  // Browsers drop tabs and line ends, after which a second slash names a host.
  if (!path || path.length > maxLength || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path))
    return null;
  return path;
}
