import { useSyncExternalStore } from "react";

import { onPositions, readPositions, type Position } from "./positions";

// One storage read between changes.
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

/** Null on the server, or if never played. */
export function usePosition(id: string): Position | null {
  return useSyncExternalStore(
    subscribe,
    () => (known ??= readPositions())[id] ?? null,
    () => null,
  );
}
