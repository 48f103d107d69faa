import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import { useDocumentKeys } from "~/lib/rendering/use-document-keys";

import type { Player } from "./player";
import { PlayerBar } from "./player-bar";
import { commandOf } from "./shortcuts";
import { usePlayerState } from "./use-player-state";

/** Handles keys, and shows the bar except on the episode's page. */
export default function Listening({ player }: { player: Player }) {
  const { pathname } = useLocation();
  const episode = usePlayerState(player, (state) => state.episode, null);
  const begun = usePlayerState(player, (state) => state.begun, false);
  const ownPage = episode !== null && pathname === episode.page;
  const listens = ownPage || begun;

  useDocumentKeys((event) => {
    const command = listens ? commandOf(event, ownPage) : null;
    if (!command) return;
    event.preventDefault();
    player.obey(command);
  });

  // Members' pages have no player, so stop.
  useEffect(() => () => player.pause(), [player]);

  return episode && begun && !ownPage ? <PlayerBar player={player} episode={episode} /> : null;
}
