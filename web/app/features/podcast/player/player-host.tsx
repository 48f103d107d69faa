import { useLocation } from "@remix-run/react";

import { useListening, usePlayer } from "./player-store";
import { barShortcuts, type Shortcut } from "./shortcut-list";
import { usePlayerState } from "./use-player-state";

/** Nothing until an episode starts. */
export function PlayerHost() {
  const player = usePlayer();
  const Listening = useListening();
  return player && Listening ? <Listening player={player} /> : null;
}

/** Shortcuts while the bar is shown; an episode's route has its own. */
export function useBarShortcuts(): Shortcut[] {
  const player = usePlayer();
  const { pathname } = useLocation();
  const page = usePlayerState(
    player,
    (state) => (state.begun ? (state.episode?.page ?? null) : null),
    null,
  );
  return page !== null && pathname !== page ? barShortcuts : [];
}
