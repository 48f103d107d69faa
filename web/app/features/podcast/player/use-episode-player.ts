import { useEffect, useState } from "react";

import type { Playable } from "./playable";
import { loadPlayer, playEpisode, usePlayer } from "./player-store";
import { usePlayerState } from "./use-player-state";
import { usePosition } from "./use-positions";

/** The player as one episode's page sees it. A draft without a file plays nothing. */
export function useEpisodePlayer(episode: Playable, startAt: number) {
  const player = usePlayer();
  const remembered = usePosition(episode.id);
  const [chosen, setChosen] = useState<number | null>(startAt > 0 ? startAt : null);
  const { id } = episode;

  const silent = episode.url === "";

  useEffect(() => {
    if (silent) return;
    // Preloads the player, so that a press plays at once.
    void loadPlayer().then((now) => {
      const { episode: loaded, playing } = now.snapshot();
      if (loaded === null || (!playing && loaded.id !== id))
        now.load(episode, startAt > 0 ? startAt : undefined);
      else if (loaded.id === id) now.load(episode);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each episode
  }, [id]);

  const active = usePlayerState(player, (state) => state.episode?.id === id, false);
  const time = usePlayerState(
    active ? player : null,
    (state) => state.time,
    chosen ?? remembered?.at ?? 0,
  );
  const duration = usePlayerState(
    active ? player : null,
    (state) => state.duration || episode.seconds,
    episode.seconds,
  );
  const playing = usePlayerState(active ? player : null, (state) => state.playing, false);

  function playFrom(seconds: number): void {
    if (silent) return;
    if (active && player) {
      player.seek(seconds);
      if (!playing) player.play();
    } else void playEpisode(episode, seconds);
  }

  return {
    player: active ? player : null,
    time,
    duration,
    playing,
    remembered,
    playFrom,
    toggle: () => {
      if (silent) return;
      if (active && player) player.toggle();
      else void playEpisode(episode, chosen ?? undefined);
    },
    seek: (seconds: number) => {
      if (active && player) player.seek(seconds);
      else setChosen(seconds);
    },
    skip: (by: number) => {
      if (active && player) player.skip(by);
      else setChosen(Math.max(0, Math.min(duration, time + by)));
    },
  };
}

export type EpisodePlayer = ReturnType<typeof useEpisodePlayer>;
