import { useState, type KeyboardEvent, type PointerEvent } from "react";

import { classNames } from "~/components/ui/class-names";
import { clockText, spokenTime } from "~/lib/format/duration";

import { lastBegun } from "../starts";
import { seekByKey } from "./seek-keys";

type Props = {
  time: number;
  duration: number;
  buffered: number;
  chapters: readonly { start: number; title: string }[];
  /** Amount of speech per part, 0 to 1. */
  profile: readonly number[] | null;
  onSeek: (seconds: number) => void;
  className?: string;
};

export function SeekBar({ time, duration, buffered, chapters, profile, onSeek, className }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? time;
  const chapter = chapters[lastBegun(chapters, shown)];
  const percent = (seconds: number) =>
    duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0;

  function timeAt(event: PointerEvent<HTMLDivElement>): number {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - left) / width)) * duration;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = seekByKey(event.key, time, duration);
    if (to === null) return;
    event.preventDefault();
    onSeek(to);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Position"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={`${spokenTime(shown)} of ${spokenTime(duration)}${chapter ? `, ${chapter.title}` : ""}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(timeAt(event));
      }}
      onPointerMove={(event) => dragged !== null && setDragged(timeAt(event))}
      onPointerUp={() => {
        if (dragged === null) return;
        setDragged(null);
        onSeek(dragged);
      }}
      onPointerCancel={() => setDragged(null)}
      className={classNames(
        "group relative cursor-pointer touch-none rounded-tag select-none",
        className,
      )}
    >
      <Bars profile={profile} className="text-line-2" end={100} />
      <Bars profile={profile} className="text-edge/60" end={percent(Math.max(buffered, shown))} />
      <Bars profile={profile} className="text-accent" end={percent(shown)} />
      {chapters.map(({ start, title }) =>
        start > 0 && start < duration ? (
          <span
            key={`${start} ${title}`}
            aria-hidden="true"
            className="absolute top-0 h-1.5 w-0.5 bg-brass-line"
            style={{ left: `${percent(start)}%` }}
          />
        ) : null,
      )}
      <span
        aria-hidden="true"
        className="absolute top-1/2 h-full w-0.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        style={{ left: `${percent(shown)}%` }}
      />
      {dragged === null ? null : (
        <span
          aria-hidden="true"
          className="tnum absolute -top-7 -translate-x-1/2 rounded-tag bg-ink px-1.5 text-13 text-paper"
          style={{ left: `${percent(shown)}%` }}
        >
          {clockText(shown)}
        </span>
      )}
    </div>
  );
}

function Bars({
  profile,
  end,
  className,
}: {
  profile: readonly number[] | null;
  end: number;
  className: string;
}) {
  const clip = { clipPath: `inset(0 ${100 - end}% 0 0)` };
  if (!profile)
    return (
      <span
        aria-hidden="true"
        style={clip}
        className={classNames(
          "absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-current",
          className,
        )}
      />
    );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${profile.length * 8} 44`}
      preserveAspectRatio="none"
      style={clip}
      className={classNames("absolute inset-0 size-full", className)}
    >
      <path
        fill="currentColor"
        d={profile.map((said, at) => bar(at * 8, 12 + said * 24)).join("")}
      />
    </svg>
  );
}

const bar = (x: number, height: number) => `M${x} ${(44 - height) / 2}h6v${height.toFixed(1)}h-6z`;
