/** Since when the experts on a page are favorites, as the BFF read them at a moment. */
export interface Favorites {
  /** Unix milliseconds of the BFF's clock, here and below: the browser's may be wrong. */
  at: number;
  /** ISO times by expert id. */
  since: Record<string, string>;
}

export interface Change {
  expertId: string;
  /** ISO time, or null for a removal. */
  since: string | null;
  /** Infinite until the BFF has answered. */
  at: number;
}

/** What changed in this browser since pages were loaded, in any tab. */
export interface FavoriteState {
  subscribe(listener: () => void): () => void;
  changeOf(expertId: string): Change | undefined;
  /** Shows a change at once. Call `settle` or `drop` next. */
  begin(expertId: string, since: string | null): void;
  /** The BFF has made the change; other tabs show it too. */
  settle(change: Change): void;
  /** The BFF refused the change. */
  drop(expertId: string): void;
}

type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage">;

/** `other` is the channel to the other tabs, if there is one. */
export function favoriteState(other: Channel | null): FavoriteState {
  const changes = new Map<string, Change>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  function store(change: Change): boolean {
    const known = changes.get(change.expertId);
    if (known && known.at !== Infinity && known.at > change.at) return false;
    changes.set(change.expertId, change);
    tell();
    return true;
  }

  if (other)
    other.onmessage = ({ data }: MessageEvent<unknown>) => {
      // What is being changed here is decided by the answer to it.
      if (isChange(data) && changes.get(data.expertId)?.at !== Infinity) store(data);
    };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeOf: (expertId) => changes.get(expertId),
    begin: (expertId, since) => void store({ expertId, since, at: Infinity }),
    settle(change) {
      if (store(change)) other?.postMessage(change);
    },
    drop(expertId) {
      changes.delete(expertId);
      tell();
    },
  };
}

function isChange(data: unknown): data is Change {
  if (typeof data !== "object" || data === null) return false;
  const { expertId, since, at } = data as Partial<Record<keyof Change, unknown>>;
  return (
    typeof expertId === "string" &&
    (since === null || typeof since === "string") &&
    typeof at === "number"
  );
}

/** Since when an expert is a favorite, by whichever is newer: the page or a change. */
export function favoriteSince(
  loaded: Favorites,
  expertId: string,
  change: Change | undefined,
): string | null {
  return change && change.at > loaded.at ? change.since : (loaded.since[expertId] ?? null);
}
