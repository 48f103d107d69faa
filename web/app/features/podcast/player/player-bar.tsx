import { X } from "lucide-react";

import { IconButton } from "~/components/ui/icon-button";
import { TextLink } from "~/components/ui/link";
import { clockText } from "~/lib/format/duration";
import { paths } from "~/lib/paths";

import { lastBegun } from "../starts";
import { PlayButton, SkipButtons, SpeedSelect } from "./controls";
import { FailureLine } from "./failure-line";
import type { Playable } from "./playable";
import type { Player } from "./player";
import { SeekBar } from "./seek-bar";
import { usePlayerState } from "./use-player-state";

/** At the bottom of other pages, with equal space below the page. */
export function PlayerBar({ player, episode }: { player: Player; episode: Playable }) {
  const time = usePlayerState(player, (state) => state.time, 0);
  const duration = usePlayerState(player, (state) => state.duration, 0);
  const buffered = usePlayerState(player, (state) => state.buffered, 0);
  const playing = usePlayerState(player, (state) => state.playing, false);
  const waiting = usePlayerState(player, (state) => state.waiting && state.playing, false);
  const chapter = episode.chapters[lastBegun(episode.chapters, time)];
  return (
    <>
      <div
        aria-hidden="true"
        data-print="hide"
        className="h-[calc(5.25rem+env(safe-area-inset-bottom))]"
      />
      <section
        aria-label="Player"
        data-player-bar=""
        data-print="hide"
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line-2 bg-surface pb-[env(safe-area-inset-bottom)] shadow-float"
      >
        <SeekBar
          time={time}
          duration={duration}
          buffered={buffered}
          chapters={episode.chapters}
          profile={null}
          onSeek={(to) => player.seek(to)}
          className="mx-auto h-5 max-w-page px-5 md:mx-8 2xl:mx-auto"
        />
        <div className="mx-auto flex h-16 max-w-page items-center gap-3 px-5 pb-2 md:px-8">
          <PlayButton
            playing={playing}
            waiting={waiting}
            size="md"
            onPress={() => player.toggle()}
          />
          <SkipButtons onSkip={(by) => player.skip(by)} className="max-sm:hidden" />
          <div className="min-w-0 flex-1 leading-tight">
            <p dir="auto" className="truncate font-serif text-17 font-semibold">
              <TextLink
                href={paths.episode(episode.slug)}
                className="text-ink no-underline hover:text-accent"
              >
                {episode.title}
              </TextLink>
            </p>
            <p className="tnum truncate text-13 text-muted">
              {clockText(time)} of {clockText(duration)}
              {chapter ? ` · ${chapter.title}` : ""}
            </p>
            <FailureLine
              player={player}
              className="truncate text-13 font-550 text-danger empty:hidden"
            />
          </div>
          <SpeedSelect player={player} />
          <IconButton label="Close the player" icon={<X />} onClick={() => player.close()} />
        </div>
      </section>
    </>
  );
}
