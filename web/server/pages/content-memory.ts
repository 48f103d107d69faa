/** Read once per version of the content. */
export type Published = <T>(name: string, read: () => Promise<T>) => Promise<T>;

/** While the version is null, nothing is cached. Failed reads aren't either. */
export function createContentMemory(version: () => string | null): Published {
  const kept = new Map<string, unknown>();
  let keptFor: string | null = null;
  return async <T>(name: string, read: () => Promise<T>) => {
    const current = version();
    if (current !== keptFor) {
      kept.clear();
      keptFor = current;
    }
    if (kept.has(name)) return kept.get(name) as T;
    const value = await read();
    if (current !== null && version() === current && keptFor === current) kept.set(name, value);
    return value;
  };
}
