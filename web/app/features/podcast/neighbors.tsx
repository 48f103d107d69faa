import { Link } from "@remix-run/react";

import { paths } from "~/lib/paths";

import type { EpisodeCard } from "./episode";
import { lengthOf } from "./time";

export function Neighbors({
  previous,
  next,
}: {
  previous: EpisodeCard | null;
  next: EpisodeCard | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="More episodes" data-print="hide" className="grid gap-7">
      {next ? <Neighbor episode={next} title="Next episode" rel="next" /> : null}
      {previous ? <Neighbor episode={previous} title="Previous episode" rel="prev" /> : null}
    </nav>
  );
}

function Neighbor({
  episode,
  title,
  rel,
}: {
  episode: EpisodeCard;
  title: string;
  rel: "next" | "prev";
}) {
  return (
    <div>
      <h2 className="mb-1 text-20">{title}</h2>
      <Link
        to={paths.episode(episode.slug)}
        rel={rel}
        prefetch="intent"
        className="group block border-t border-line py-2.5 text-ink no-underline"
      >
        <span className="tnum block text-13 text-muted">
          {episode.number === null ? "" : `${episode.number} · `}
          {lengthOf(episode)}
        </span>
        <span dir="auto" className="font-serif text-17 group-hover:text-accent">
          {episode.title}
        </span>
      </Link>
    </div>
  );
}
