import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";

import { usePlayer } from "./player-store";
import { barShortcuts, type Shortcut } from "./shortcut-list";
import { usePlayerState } from "./use-player-state";

const Listening = lazy(() => import("./listening"));

/** What the public pages show of the player, and the keys that it hears. Nothing until somebody was about to listen. */
export function PlayerHost() {
  const player = usePlayer();
  if (!player) return null;
  return (
    <Suspense fallback={null}>
      <Listening player={player} />
    </Suspense>
  );
}

/** The keys to list while the bar is there; on an episode's own page the route lists them. */
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
