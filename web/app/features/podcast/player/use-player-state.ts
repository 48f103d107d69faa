import { useSyncExternalStore } from "react";

import type { Player, PlayerState } from "./player";

const never = () => () => {};

/** Selects part of the player's state and renders only when it changes. `fallback` applies before there is a player. */
export function usePlayerState<Part extends string | number | boolean | object | null>(
  player: Player | null,
  part: (state: PlayerState) => Part,
  fallback: Part,
): Part {
  return useSyncExternalStore(
    player?.subscribe ?? never,
    () => (player ? part(player.snapshot()) : fallback),
    () => fallback,
  );
}
