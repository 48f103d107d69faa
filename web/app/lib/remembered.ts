/**
 * A pure function of one text that keeps its last answers, at most `limit` of
 * them: for what a list works out anew on every rendering.
 */
export function remembered<T>(work: (key: string) => T, limit = 2000): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = work(key);
    if (known.size >= limit) known.clear(); // cheaper than an order, and as good for what a site shows
    known.set(key, made);
    return made;
  };
}
