const key = "peritus.expertData";

/** The profile that a visitor chose as their own, without contact data. */
interface ExpertData {
  expertId: string;
  name: string;
  headline: string;
  institution: string;
  city: string;
  /** Null if there is none. */
  claim: string | null;
  /** The page to return to. */
  path: string;
}

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

// If storage is unavailable, as in private windows, nothing is stored.
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

/** Reports whether a page uses the data: the search results, pages below them, and the sign-up. */
export function keepsExpertData(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return path === subtree || path.startsWith(`${subtree}/`) || path === "/experts/sign-up";
}
