const maxLength = 2_000;

/** A path of our own that can be gone to; null for whatever a browser could read as another site. */
export function ownPath(path: string | null): string | null {
  // Browsers drop tabs and ends of lines from an address: behind them a second slash names a host.
  if (!path || path.length > maxLength || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path))
    return null;
  return path;
}
