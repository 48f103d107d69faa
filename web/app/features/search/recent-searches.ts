/** A search that this browser made, as it can be opened again. */
export type RecentSearch = { label: string; query: string };

const key = "peritus.recent-searches";
const most = 6;
const longest = 200;

/** The last first. Ends with the session, like everything in this storage. */
export function recentSearches(
  storage: Pick<Storage, "getItem"> = localStorage,
): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
  } catch {
    return []; // not ours, or the browser keeps nothing
  }
}

/** Long texts are left out: they are pasted from a matter. */
export function noteSearch(
  search: RecentSearch,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  if (search.label === "" || search.label.length > longest) return;
  const others = recentSearches(storage).filter(({ query }) => query !== search.query);
  try {
    storage.setItem(key, JSON.stringify([search, ...others].slice(0, most)));
  } catch {
    // A full or forbidden storage: the search itself works.
  }
}

export function clearSearches(storage: Pick<Storage, "removeItem"> = localStorage): void {
  storage.removeItem(key);
}

function isRecent(one: unknown): one is RecentSearch {
  return (
    typeof one === "object" &&
    one !== null &&
    "label" in one &&
    typeof one.label === "string" &&
    "query" in one &&
    typeof one.query === "string"
  );
}
