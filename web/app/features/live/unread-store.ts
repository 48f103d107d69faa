import { useSyncExternalStore } from "react";

/** Conversations with something unread; null until there was news. */
let unread: number | null = null;
const listeners = new Set<() => void>();

export function setUnread(count: number | null): void {
  if (count === unread) return;
  unread = count;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the menu shows: the number that came with the page, or a newer one. */
export function useUnread(loaded: number): number {
  return useSyncExternalStore(
    subscribe,
    () => unread ?? loaded,
    () => loaded,
  );
}
