/** Reads what is the same for everyone until something new is published: once for each version of the content. */
export type Published = <T>(name: string, read: () => Promise<T>) => Promise<T>;

/** `version` as ContentVersion tells it: null while nothing may be kept. A failed reading is not kept. */
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
