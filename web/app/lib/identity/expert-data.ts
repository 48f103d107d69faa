const key = "peritus.expertData";

/** The profile that somebody has chosen as his own, on his way to signing up. It never holds contact data. */
export interface ExpertData {
  expertId: string;
  name: string;
  headline: string;
  institution: string;
  city: string;
  /** The claim that is under way, where there is one. */
  claim: string | null;
  /** The page to return to. */
  path: string;
}

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

// A browser may refuse storage, as in some private windows: then nothing is kept, and nothing else changes.
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function readExpertData(memory: () => Memory = () => sessionStorage): ExpertData | null {
  return quietly(() => {
    const record = JSON.parse(memory().getItem(key) ?? "null") as Partial<ExpertData> | null;
    return record && typeof record.expertId === "string" && typeof record.name === "string"
      ? (record as ExpertData)
      : null;
  });
}

export function writeExpertData(
  record: ExpertData,
  memory: () => Memory = () => sessionStorage,
): void {
  quietly(() => memory().setItem(key, JSON.stringify(record)));
}

export function clearExpertData(memory: () => Memory = () => sessionStorage): void {
  quietly(() => memory().removeItem(key));
}

const subtree = "/become-an-expert/search-results";

/** True on the pages that keep it: the search results with all below them, and the sign-up that uses it. */
export function keepsExpertData(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return path === subtree || path.startsWith(`${subtree}/`) || path === "/experts/sign-up";
}
