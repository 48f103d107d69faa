import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";

import { usePlayer } from "./player-store";
import { barShortcuts, type Shortcut } from "./shortcut-list";
import { usePlayerState } from "./use-player-state";

const Listening = lazy(() => import("./listening"));

/** The player on public pages and its keyboard shortcuts. Nothing until the visitor starts an episode. */
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
