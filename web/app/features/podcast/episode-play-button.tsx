import { hasSound, type EpisodeCard } from "./episode";
import { PlayButton } from "./player/controls";
import { playableOf } from "./player/playable";
import { loadPlayer, playEpisode, usePlayer } from "./player/player-store";
import { usePlayerState } from "./player/use-player-state";

/** Hidden without script; the title leads to a player. */
export function EpisodePlayButton({
  episode,
  show,
  look,
  size,
}: {
  episode: EpisodeCard;
  show: string;
  look?: "solid" | "outline";
  size?: "md" | "lg";
}) {
  const player = usePlayer();
  const playing = usePlayerState(
    player,
    (state) => state.playing && state.episode?.id === episode.id,
    false,
  );
  const waiting = usePlayerState(
    player,
    (state) => state.waiting && state.playing && state.episode?.id === episode.id,
    false,
  );
  if (!hasSound(episode)) return <span className="noscript:hidden" />;
  return (
    <span className="noscript:hidden">
      <PlayButton
        playing={playing}
        waiting={waiting}
        look={look}
        size={size}
        of={episode.title}
        onPress={() => void playEpisode(playableOf(episode, show))}
        onNear={() => void loadPlayer()}
      />
    </span>
  );
}
