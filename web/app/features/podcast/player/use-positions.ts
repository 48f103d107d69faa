import { useSyncExternalStore } from "react";

import { onPositions, readPositions, type Position } from "./positions";

// One reading of the storage for all who ask between two changes.
let known: Record<string, Position> | null = null;
const listeners = new Set<() => void>();
let listening = false;

function subscribe(listener: () => void): () => void {
  if (!listening) {
    listening = true;
    known = null;
    onPositions(() => {
      known = null;
      for (const tell of listeners) tell();
    });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this browser remembers of an episode; null on the server, and of one that was never heard. */
export function usePosition(id: string): Position | null {
  return useSyncExternalStore(
    subscribe,
    () => (known ??= readPositions())[id] ?? null,
    () => null,
  );
}
