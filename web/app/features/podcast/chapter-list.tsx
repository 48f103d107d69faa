import { clockText } from "~/lib/format/duration";
import type { Chapter } from "./episode";
import type { EpisodePlayer } from "./player/use-episode-player";
import { lastBegun } from "./starts";

/** Marks the current one. A press plays from there, also without script. */
export function ChapterList({
  chapters,
  controls,
  hrefAt,
}: {
  chapters: readonly Chapter[];
  controls: EpisodePlayer;
  hrefAt: (seconds: number) => string;
}) {
  if (chapters.length === 0) return null;
  const current = controls.time > 0 || controls.playing ? lastBegun(chapters, controls.time) : -1;
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters" className="mb-2 text-20">
        Chapters
      </h2>
      <ol>
        {chapters.map(({ start, title }, at) => (
          <li key={start} className="border-t border-line">
            <a
              href={hrefAt(start)}
              rel="nofollow"
              aria-current={at === current ? "true" : undefined}
              onClick={(event) => {
                if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                controls.playFrom(start);
              }}
              className="flex min-h-10 items-baseline gap-4 rounded-control px-3 py-2.5 text-ink no-underline hover:bg-sunken aria-[current]:bg-accent-tint aria-[current]:text-accent touch:min-h-11"
            >
              <span className={`tnum w-12 flex-none text-13 ${at === current ? "" : "text-muted"}`}>
                {clockText(start)}
              </span>
              <span dir="auto" className="font-semibold">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
