/** Memoizes a pure function with up to `limit` results. */
export function remembered<Given extends readonly (string | number)[], T>(
  work: (...given: Given) => T,
  limit = 2000,
): (...given: Given) => T {
  const known = new Map<string, T>();
  return (...given) => {
    const key = given.join("\0");
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = work(...given);
    if (known.size >= limit) known.clear(); // simpler than LRU and good enough here
    known.set(key, made);
    return made;
  };
}
