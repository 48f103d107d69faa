import { SearchBox } from "~/components/form/search-box";
import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { missingText } from "~/lib/passage";
import { paths } from "~/lib/paths";

import type { Podcast } from "./episode";
import { EpisodeRow } from "./episode-row";
import { podcastPageQuery } from "./podcast-query";
import { ShowHeader } from "./show-header";

type Props = { podcast: Podcast; list: Schema<"EpisodeList">; words: string };

export function ShowPage({ podcast, list, words }: Props) {
  const searching = words !== "";
  const episodes = list.results ?? [];
  return (
    <div className="mx-auto max-w-page px-5 pb-16 md:px-8">
      <ShowHeader podcast={podcast} />
      <section aria-labelledby="episodes" className="mt-12 md:mt-14">
        <div className="rule-double flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 pt-[18px]">
          <div>
            <h2 id="episodes" className="text-25">
              {searching ? `Episodes on ‘${words}’` : "Episodes"}
            </h2>
            {searching ? (
              <p role="status" className="mt-1 text-muted">
                {list.count === 0
                  ? "No episodes found"
                  : list.count === 1
                    ? "1 episode found"
                    : `${list.count} episodes found`}
                . {list.count > 0 ? missingText("episode", list.search?.missing ?? []) : null}{" "}
                <TextLink href={paths.podcast()}>Show all episodes</TextLink>
              </p>
            ) : null}
          </div>
          <SearchBox
            action={paths.podcast()}
            of="Episodes"
            label="Search all transcripts"
            words={words}
          />
        </div>
        {episodes.length > 0 ? (
          <ul className="mt-2">
            {episodes.map((episode, at) => (
              <EpisodeRow
                key={episode.id}
                episode={episode}
                show={podcast.title}
                first={!searching && list.page === 1 && at === 0}
                marks={list.search?.marks?.[at]}
              />
            ))}
          </ul>
        ) : searching ? (
          <EmptyState
            className="mt-10"
            art="lamp"
            title="No results"
            text="Search covers titles, summaries, notes, and transcripts. Try fewer words."
          />
        ) : (
          <EmptyState
            className="mt-10"
            title="No episodes yet"
            text="New episodes appear here and in the feed."
          />
        )}
        {podcast.description && !searching && list.page === 1 ? (
          <div className="mt-10 max-w-[66ch]">
            <h2 className="text-20">About the show</h2>
            {podcast.description.split(/\n{2,}/).map((paragraph, at) => (
              <p key={at} dir="auto" className="mt-2 font-serif text-17 leading-[1.6] text-ink-2">
                {paragraph}
              </p>
            ))}
            {podcast.copyright ? (
              <p className="mt-3 text-13 text-muted">{podcast.copyright}</p>
            ) : null}
          </div>
        ) : null}
        <div className="mt-6">
          <Pagination
            page={list.page}
            total={list.total}
            hrefFor={(page) => paths.podcast(podcastPageQuery({ words, page }))}
          />
        </div>
      </section>
    </div>
  );
}
