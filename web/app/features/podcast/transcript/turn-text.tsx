import { memo } from "react";

import { clockText, spokenTime } from "~/lib/format/duration";

import type { Cue } from "../episode";
import type { Piece } from "./find";
import type { Turn } from "./turns";

type Props = {
  turn: Turn;
  cues: readonly Cue[];
  pieces: ReadonlyMap<number, Piece[]>;
  current: number;
  showSpeaker: boolean;
  hrefAt: (seconds: number) => string;
};

/** The link to its time works without script. */
export const TurnText = memo(function TurnText({
  turn,
  cues,
  pieces,
  current,
  showSpeaker,
  hrefAt,
}: Props) {
  const said = cues.slice(turn.from, turn.to);
  return (
    <>
      {turn.chapter ? (
        <h3 dir="auto" className="mt-5 mb-1 text-20 first:mt-0 md:col-start-2">
          {turn.chapter}
        </h3>
      ) : null}
      <a
        href={hrefAt(turn.start)}
        rel="nofollow"
        data-seek={turn.start}
        aria-label={`Play from ${spokenTime(turn.start)}`}
        className="tnum w-fit pt-1.5 text-13 font-medium text-accent no-underline hover:underline md:pt-[5px]"
      >
        {clockText(turn.start)}
      </a>
      <p
        dir="auto"
        data-turn={turn.from}
        className="transcript-turn mb-3.5 max-w-[58ch] rounded-control font-serif text-17 leading-[1.6]"
      >
        {showSpeaker && turn.speaker ? (
          <span className="block font-sans text-13 leading-normal font-semibold text-muted">
            {turn.speaker}
          </span>
        ) : null}
        {said.map((cue, index) => (
          <span key={turn.from + index} data-cue={turn.from + index}>
            {marked(cue.text, pieces.get(turn.from + index), current)}{" "}
          </span>
        ))}
      </p>
    </>
  );
}, same);

function marked(text: string, pieces: readonly Piece[] | undefined, current: number) {
  if (!pieces) return text;
  const parts = [];
  let at = 0;
  for (const { match, from, to } of pieces) {
    parts.push(
      text.slice(at, from),
      <mark
        key={from}
        data-match={match}
        className={
          match === current
            ? "rounded-[2px] bg-brass-line text-[#101a2b]"
            : "rounded-[2px] bg-mark text-ink"
        }
      >
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...parts, text.slice(at)];
}

/** Rerenders only when its matches change. */
function same(before: Props, after: Props): boolean {
  if (before.cues !== after.cues || before.turn !== after.turn) return false;
  for (let cue = after.turn.from; cue < after.turn.to; cue += 1) {
    if (before.pieces.get(cue) || after.pieces.get(cue)) return false;
  }
  return true;
}
