import { type ComponentType, useSyncExternalStore } from "react";

import type { Playable } from "./playable";
import type { Player } from "./player";

let player: Player | null = null;
let Listening: ComponentType<{ player: Player }> | null = null;
let loading: Promise<Player> | null = null;
const listeners = new Set<() => void>();

/**
 * Loaded on first use and shared. The component that handles keys arrives with it, so that
 * controls are never enabled before their shortcuts work.
 */
export function loadPlayer(): Promise<Player> {
  loading ??= Promise.all([import("./player"), import("./listening")]).then(
    ([{ Player }, listening]) => {
      player = new Player();
      Listening = listening.default;
      for (const listener of listeners) listener();
      return player;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * Plays, or pauses this episode if it plays. Synchronous once loaded, since browsers require it
 * after a press.
 */
export async function playEpisode(episode: Playable, from?: number): Promise<void> {
  const now = player ?? (await loadPlayer());
  if (now.snapshot().episode?.id === episode.id && from === undefined) {
    now.toggle();
    return;
  }
  now.load(episode, from);
  now.play();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until first use. */
export function usePlayer(): Player | null {
  return useSyncExternalStore(
    subscribe,
    () => player,
    () => null,
  );
}

/** Null until first use. */
export function useListening() {
  return useSyncExternalStore(
    subscribe,
    () => Listening,
    () => null,
  );
}
