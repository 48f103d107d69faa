import { useMemo } from "react";

import { dayText } from "~/lib/format/date";
import { clockText } from "~/lib/format/duration";
import { ownZone } from "~/lib/format/zone";
import { paths } from "~/lib/paths";

import type { Episode } from "../episode";
import { lastBegun } from "../starts";
import { speechProfile } from "../transcript/speech-profile";
import { PlayButton, SkipButtons, SpeedSelect, Volume } from "./controls";
import { FailureLine } from "./failure-line";
import { SeekBar } from "./seek-bar";
import type { EpisodePlayer } from "./use-episode-player";
import { usePlayerState } from "./use-player-state";

/** About as many as fit. */
const bars = 96;

/** Sticky while reading. */
export function EpisodePlayerPanel({
  episode,
  controls,
  startAt,
}: {
  episode: Episode;
  controls: EpisodePlayer;
  startAt: number;
}) {
  const { player, time, duration, playing, remembered } = controls;
  const chapters = useMemo(() => episode.chapters ?? [], [episode.chapters]);
  const profile = useMemo(
    () => speechProfile(episode.transcript ?? [], episode.seconds, bars),
    [episode],
  );
  const waiting = usePlayerState(player, (state) => state.waiting && state.playing, false);
  const buffered = usePlayerState(player, (state) => state.buffered, 0);
  const at = lastBegun(chapters, time);
  const chapter = chapters[at];

  return (
    <section
      id="player"
      aria-label="Player"
      data-print="hide"
      className="sticky top-14 z-20 mt-5 border-b border-line bg-paper pt-4 pb-3 md:top-16"
    >
      <noscript>
        <audio
          controls
          preload="none"
          src={startAt > 0 ? `${episode.audio.url}#t=${startAt}` : episode.audio.url}
          className="h-[70px] w-full"
        >
          <track kind="captions" src={paths.transcript(episode.slug, "vtt")} />
        </audio>
      </noscript>
      <div className="noscript:hidden">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-card border border-edge bg-surface px-4 py-2.5 md:flex-nowrap md:py-3">
          <PlayButton playing={playing} waiting={waiting} onPress={controls.toggle} />
          <SkipButtons onSkip={controls.skip} />
          <span className="tnum flex-1 text-end text-13 md:min-w-10 md:flex-none md:whitespace-nowrap">
            {clockText(time)}
            <span className="text-muted md:hidden">
              <span className="sr-only">of</span> {clockText(duration)}
            </span>
          </span>
          <SeekBar
            time={time}
            duration={duration}
            buffered={buffered}
            chapters={chapters}
            profile={profile}
            onSeek={controls.seek}
            className="order-last h-11 min-w-0 basis-full md:order-none md:flex-1 md:basis-0"
          />
          <span className="tnum text-13 text-muted max-md:hidden">{clockText(duration)}</span>
          <SpeedSelect player={player} />
          <Volume player={player} />
        </div>
        <div className="mt-2 flex min-h-5 flex-wrap justify-between gap-x-4 gap-y-1 text-13 text-muted">
          <p>
            {chapter ? (
              <>
                <b className="font-semibold text-ink">{chapter.title}</b> chapter {at + 1} of{" "}
                {chapters.length}.{" "}
              </>
            ) : null}
            {!playing && remembered && remembered.at > 0 && Math.abs(remembered.at - time) < 2
              ? `You left off here ${onDay(remembered.on)}.`
              : null}
          </p>
          <FailureLine player={player} className="font-550 text-danger empty:hidden" />
          <p className="flex gap-3.5 max-lg:hidden touch:hidden">
            <span>
              <kbd>Space</kbd> play
            </span>
            <span>
              <kbd>←</kbd> <kbd>→</kbd> seek
            </span>
            <span>
              <kbd>&lt;</kbd> <kbd>&gt;</kbd> speed
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

function onDay(at: number): string {
  const day = dayText(new Date(at), new Date(), ownZone());
  if (day === "today") return "earlier today";
  return day === "yesterday" ? day : `on ${day}`;
}
