import { Link } from "@remix-run/react";

import { DateText } from "~/components/ui/date";
import { TextRuns } from "~/components/ui/text-runs";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import type { EpisodeCard } from "./episode";
import { EpisodePlayButton } from "./episode-play-button";
import { HeardLine } from "./heard-line";
import { lengthOf } from "./time";

const kinds = { trailer: "Trailer", bonus: "Bonus" } as const;

export function EpisodeRow({
  episode,
  show,
  first,
  marks,
}: {
  episode: EpisodeCard;
  show: string;
  first: boolean;
  /** In a search. */
  marks?: Schema<"Marks">;
}) {
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-x-3.5 border-b border-line py-4.5 md:grid-cols-[56px_48px_minmax(0,1fr)_132px] md:items-center md:gap-x-5 md:py-5">
      <span
        aria-hidden="true"
        className="font-serif text-32 leading-none text-muted [font-variant-numeric:oldstyle-nums] max-md:hidden"
      >
        {episode.number ?? "·"}
      </span>
      <EpisodePlayButton
        episode={episode}
        show={show}
        look={first ? "solid" : "outline"}
        size="md"
      />
      <div className="noscript:max-md:col-span-2">
        <h3 dir="auto" className="text-17 leading-[1.3] md:text-20">
          <Link
            to={paths.episode(episode.slug)}
            prefetch="intent"
            className="text-ink no-underline hover:text-accent"
          >
            {marks ? <TextRuns runs={marks.title ?? []} /> : episode.title}
          </Link>
        </h3>
        <p dir="auto" className="mt-0.5 max-w-[64ch] text-muted">
          {episode.kind === "full" ? null : (
            <b className="font-550 text-ink-2">{kinds[episode.kind]}. </b>
          )}
          {marks ? <TextRuns runs={marks.summary ?? []} /> : episode.summary}
        </p>
        {marks?.text && marks.text.length > 0 ? (
          <p dir="auto" className="mt-1 max-w-[64ch] text-ink-2">
            <TextRuns runs={marks.text} />
          </p>
        ) : null}
      </div>
      <div className="tnum col-start-2 mt-2 text-13 text-muted md:col-start-4 md:mt-0">
        <span className="md:whitespace-nowrap">
          <span className="sr-only">
            {episode.number === null ? "" : `Episode ${episode.number}, `}
          </span>
          <DateText at={episode.published_at} style="short" /> · {lengthOf(episode)}
        </span>
        <HeardLine id={episode.id} seconds={episode.seconds} />
      </div>
    </li>
  );
}
