import { useSyncExternalStore } from "react";

/** An expert whose record was opened in this browser. */
export type Viewed = { expertId: string; name: string; photo: string | null; line: string };

const most = 5;
const nobody: readonly Viewed[] = [];

/** Under this name, per person: signing out empties it with all of the local storage. */
function keyFor(email: string): string {
  return `peritus.viewed.${email.toLowerCase()}`;
}

/** Reads the list as it was stored; what is not of its shape is left out. */
export function readViewed(stored: string | null): readonly Viewed[] {
  if (stored === null) return nobody;
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isViewed).slice(0, most) : nobody;
  } catch (error) {
    if (error instanceof SyntaxError) return nobody;
    throw error;
  }
}

/** The list with one expert at its head, once. */
export function withViewed(list: readonly Viewed[], viewed: Viewed): readonly Viewed[] {
  return [viewed, ...list.filter((one) => one.expertId !== viewed.expertId)].slice(0, most);
}

/** Notes that a record was opened. A browser that keeps nothing for us is left in peace. */
export function noteViewed(email: string, viewed: Viewed): void {
  const store = storage();
  if (!store) return;
  try {
    store.setItem(
      keyFor(email),
      JSON.stringify(withViewed(readViewed(store.getItem(keyFor(email))), viewed)),
    );
  } catch (error) {
    // A full store loses a convenience, not a record.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The experts that this person opened last in this browser; none on the server. */
export function useViewed(email: string | null): readonly Viewed[] {
  const stored = useSyncExternalStore(
    onStorage,
    () => (email === null ? null : (storage()?.getItem(keyFor(email)) ?? null)),
    () => null,
  );
  return readViewed(stored);
}

function onStorage(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}

/** Null where the browser forbids local storage. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function isViewed(one: unknown): one is Viewed {
  if (typeof one !== "object" || one === null) return false;
  const { expertId, name, photo, line } = one as Record<string, unknown>;
  return (
    typeof expertId === "string" &&
    typeof name === "string" &&
    typeof line === "string" &&
    (photo === null || typeof photo === "string")
  );
}
