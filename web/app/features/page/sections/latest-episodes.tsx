import { Avatar } from "~/components/ui/picture/avatar";
import { DateText } from "~/components/ui/date";
import { Anchor, TextLink } from "~/components/ui/link";
import { Picture } from "~/components/ui/picture/picture";
import { paths } from "~/lib/paths";

import type { BandProps } from "../band";
import { episodeLine } from "../episode-line";
import { groundClass } from "../ground";
import type { EpisodeCard } from "../section";

/** Left out without episodes. */
export function LatestEpisodesSection({
  section,
  id,
  slots,
  ground,
}: BandProps<"latest-episodes">) {
  const [newest, ...earlier] = section.episodes ?? [];
  if (!newest) return null;
  const play = slots.play(newest);
  return (
    <section aria-labelledby={id} className={groundClass(ground)}>
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className="flex items-baseline justify-between gap-4">
          <h2
            id={id}
            dir="auto"
            className="font-sans text-13 font-medium tracking-normal text-muted"
          >
            {section.title}
          </h2>
          <TextLink href={paths.podcast()} className="shrink-0">
            {section.link_label || "All episodes"}
          </TextLink>
        </div>
        <div className="mt-4 grid items-center gap-5 sm:grid-cols-[184px_minmax(0,1fr)] sm:gap-10">
          <span className="block aspect-square w-32 overflow-hidden rounded-card bg-plate sm:w-full">
            {newest.picture ? (
              <Picture
                src={newest.picture.url}
                alt=""
                width={184}
                height={184}
                className="size-full object-cover dark:brightness-90"
              />
            ) : (
              <Avatar
                name={newest.guests[0] ?? newest.title}
                size={184}
                sizing="size-full rounded-none"
              />
            )}
          </span>
          <div className="min-w-0">
            <h3 dir="auto" className="text-25 tracking-[-0.012em]">
              <EpisodeLink episode={newest} />
            </h3>
            <p dir="auto" className="mt-1.5 max-w-[60ch] text-17 leading-[1.55] text-ink-2">
              {newest.summary}
            </p>
            <p className="mt-2 text-13 text-muted">
              {episodeLine(newest)} · <DateText at={newest.published_at} />
            </p>
            {play ? <div className="mt-4">{play}</div> : null}
          </div>
        </div>
        {earlier.length > 0 ? (
          <ul className="mt-8 grid gap-x-14 border-t border-line-2 md:grid-cols-2">
            {earlier.slice(0, 2).map((episode) => (
              <li key={episode.id} className="border-b border-line-2 py-4 md:border-b-0 md:pb-0">
                <h3 dir="auto" className="text-17">
                  <EpisodeLink episode={episode} />
                </h3>
                <p className="mt-0.5 text-13 text-muted">
                  {episodeLine(episode)} · <DateText at={episode.published_at} />
                </p>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function EpisodeLink({ episode }: { episode: EpisodeCard }) {
  return (
    <Anchor
      href={paths.episode(episode.slug)}
      discover="none"
      className="text-ink no-underline hover:text-accent"
    >
      {episode.title}
    </Anchor>
  );
}
