import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/lib/paths";

import { Cover } from "./cover";
import type { Episode, Podcast } from "./episode";
import { lengthOf } from "./time";

export function EpisodeHeader({ episode, podcast }: { episode: Episode; podcast: Podcast }) {
  const kind =
    episode.kind === "trailer"
      ? "Trailer"
      : episode.kind === "bonus"
        ? "Bonus"
        : episode.number === null
          ? null
          : `Episode ${episode.number}`;
  return (
    <header className="mt-6 grid grid-cols-[88px_minmax(0,1fr)] items-start gap-4 md:mt-12 md:grid-cols-[208px_minmax(0,1fr)] md:items-center md:gap-9">
      <Cover
        picture={episode.picture ?? podcast.cover}
        of={episode.guests?.[0] ?? episode.title}
        size={208}
        className="w-full"
        priority
        alt={episode.picture?.alt}
      />
      <div>
        <p className="text-13 font-medium text-muted">
          <TextLink href={paths.podcast()}>{podcast.title}</TextLink>
          {kind ? ` · ${kind}` : ""} ·{" "}
          <DateText at={episode.published_at} className="md:whitespace-nowrap" /> ·{" "}
          {lengthOf(episode)}
        </p>
        <h1 dir="auto" className="mt-1.5 text-25 md:display md:mb-2.5 md:text-44">
          {episode.title}
        </h1>
        <p dir="auto" className="max-w-[60ch] text-17 leading-[1.5] text-muted max-md:hidden">
          {episode.summary}
        </p>
      </div>
      <p dir="auto" className="col-span-2 text-17 leading-[1.5] text-muted md:hidden">
        {episode.summary}
      </p>
    </header>
  );
}
