import { useSyncExternalStore } from "react";

import type { Playable } from "./playable";
import type { Player } from "./player";

let player: Player | null = null;
let loading: Promise<Player> | null = null;
const listeners = new Set<() => void>();

/** Loads the player's code on first use. All callers get the same instance. */
export function loadPlayer(): Promise<Player> {
  loading ??= import("./player").then(
    ({ Player }) => {
      player = new Player();
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

/** Plays, or pauses where this very episode is playing. At once where the player is there, as browsers want it after a press. */
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

/** The player, or null until first use. */
export function usePlayer(): Player | null {
  return useSyncExternalStore(
    subscribe,
    () => player,
    () => null,
  );
}
