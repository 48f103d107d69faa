import { useEffect, useMemo, useRef, useState } from "react";

import { Button } from "~/components/ui/button";

import type { Cue, Episode } from "../episode";
import type { EpisodePlayer } from "../player/use-episode-player";
import { usePlayerState } from "../player/use-player-state";
import { findInTranscript, nothing } from "./find";
import { TranscriptSearch } from "./transcript-search";
import { turnsOf } from "./turns";
import { TurnText } from "./turn-text";
import { useCurrentCue } from "./use-current-cue";
import { useFollowing } from "./use-following";

/** Marks what is being said. A press on a line plays from there. */
export function Transcript({
  episode,
  controls,
  hrefAt,
}: {
  episode: Episode;
  controls: EpisodePlayer;
  hrefAt: (seconds: number) => string;
}) {
  const cues: readonly Cue[] = useMemo(() => episode.transcript ?? [], [episode.transcript]);
  const turns = useMemo(() => turnsOf(cues, episode.chapters ?? []), [cues, episode.chapters]);
  const [words, setWords] = useState("");
  const [current, setCurrent] = useState(0);
  const found = useMemo(
    () =>
      words === ""
        ? nothing
        : findInTranscript(
            cues.map(({ text }) => text),
            words,
          ),
    [cues, words],
  );
  const pane = useRef<HTMLDivElement>(null);
  const { following, onCue, leave, back, show } = useFollowing(pane);
  const begun = usePlayerState(controls.player, (state) => state.begun, false);
  useCurrentCue(pane, controls.player, cues, turns, onCue);

  useEffect(() => {
    const mark =
      found.count > 0
        ? pane.current?.querySelector<HTMLElement>(`[data-match="${current}"]`)
        : null;
    if (mark) show(mark);
  }, [found, current, show]);

  // Keyboards use the time links; a press anywhere is a shortcut.
  const playFrom = useRef(controls.playFrom);
  useEffect(() => {
    playFrom.current = controls.playFrom;
  });
  useEffect(() => {
    const root = pane.current;
    if (!root) return;
    const onClick = (event: MouseEvent) => {
      if (
        event.button !== 0 ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        getSelection()?.isCollapsed === false
      )
        return;
      const at =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>("[data-seek], [data-cue]")
          : null;
      if (!at) return;
      event.preventDefault();
      playFrom.current(
        at.dataset.seek !== undefined
          ? Number(at.dataset.seek)
          : (cues[Number(at.dataset.cue)]?.start ?? 0),
      );
    };
    root.addEventListener("click", onClick);
    return () => root.removeEventListener("click", onClick);
  }, [cues]);

  function step(by: 1 | -1): void {
    if (found.count > 0) setCurrent((current + by + found.count) % found.count);
  }

  if (cues.length === 0) return null;
  return (
    <section aria-labelledby="transcript">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="transcript">Transcript</h2>
        <TranscriptSearch
          words={words}
          count={found.count}
          current={Math.min(current, Math.max(0, found.count - 1))}
          onWords={(typed) => {
            leave();
            setWords(typed);
            setCurrent(0);
          }}
          onStep={step}
        />
      </div>
      <div className="relative">
        {/* The pane scrolls, so the keyboard must reach it. */}
        <div
          ref={pane}
          role="region"
          aria-labelledby="transcript"
          tabIndex={0}
          className="grid max-h-[max(24rem,calc(100dvh-16rem))] content-start gap-x-5 gap-y-0.5 overflow-y-auto pe-2 md:grid-cols-[64px_minmax(0,1fr)] noscript:max-h-none print:max-h-none"
        >
          {turns.map((turn, at) => (
            <TurnText
              key={turn.from}
              turn={turn}
              cues={cues}
              pieces={found.pieces}
              current={current}
              hrefAt={hrefAt}
              showSpeaker={turn.chapter !== null || turns[at - 1]?.speaker !== turn.speaker}
            />
          ))}
        </div>
        {begun && !following ? (
          <Button
            size="sm"
            onClick={back}
            className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
          >
            Go to what is said
          </Button>
        ) : null}
      </div>
    </section>
  );
}
