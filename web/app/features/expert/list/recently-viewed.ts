import { useSyncExternalStore } from "react";

type Viewed = { expertId: string; name: string; photo: string | null; line: string };

const most = 5;
const nobody: readonly Viewed[] = [];

/** Per person. Signing out clears it. */
function keyFor(email: string): string {
  return `peritus.viewed.${email.toLowerCase()}`;
}

/** Invalid entries are left out. */
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

export function withViewed(list: readonly Viewed[], viewed: Viewed): readonly Viewed[] {
  return [viewed, ...list.filter((one) => one.expertId !== viewed.expertId)].slice(0, most);
}

/** Ignores browsers that store nothing. */
export function noteViewed(email: string, viewed: Viewed): void {
  const store = storage();
  if (!store) return;
  try {
    store.setItem(
      keyFor(email),
      JSON.stringify(withViewed(readViewed(store.getItem(keyFor(email))), viewed)),
    );
  } catch (error) {
    // A full storage is not an error.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Empty on the server. */
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

/** Null if the browser forbids it. */
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
