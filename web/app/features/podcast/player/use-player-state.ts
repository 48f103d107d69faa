import { useSyncExternalStore } from "react";

import type { Player, PlayerState } from "./player";

const never = () => () => {};

/** Renders only when the selected part changes. `fallback` applies before there is a player. */
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
