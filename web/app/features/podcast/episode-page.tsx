import { useSearchParams } from "@remix-run/react";
import { useMemo } from "react";

import { BlockBody } from "~/components/content/blocks/body";
import { Note } from "~/components/ui/note";

import { ChapterList } from "./chapter-list";
import { hasSound, type Episode, type Podcast } from "./episode";
import { EpisodeHeader } from "./episode-header";
import { Neighbors } from "./neighbors";
import { People } from "./people";
import { EpisodePlayerPanel } from "./player/episode-player";
import { playableOf } from "./player/playable";
import { useEpisodePlayer } from "./player/use-episode-player";
import { TakeAlong } from "./take-along";
import { hrefOfTime, startTimeOf } from "./time";
import { Transcript } from "./transcript/transcript";

/** Replaces the player. */
function NoSound() {
  return (
    <Note title="No audio yet" className="mt-5">
      You can play this episode once it has an audio file.
    </Note>
  );
}

export function EpisodePage({
  episode,
  podcast,
  url,
}: {
  episode: Episode;
  podcast: Podcast;
  url: string;
}) {
  const [query] = useSearchParams();
  const startAt = Math.min(startTimeOf(query), Math.floor(episode.seconds));
  const playable = useMemo(() => playableOf(episode, podcast.title), [episode, podcast.title]);
  const controls = useEpisodePlayer(playable, startAt);
  const notes = episode.notes ?? [];
  const token = query.get("token");
  const hrefAt = (seconds: number) => hrefOfTime(seconds, episode.preview ? token : null);
  return (
    <article className="mx-auto max-w-page px-5 pb-16 md:px-8">
      <EpisodeHeader episode={episode} podcast={podcast} />
      {hasSound(episode) ? (
        <EpisodePlayerPanel episode={episode} controls={controls} startAt={startAt} />
      ) : (
        <NoSound />
      )}
      <div className="mt-5 grid items-start gap-7 lg:mt-11 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-16">
        <div className="grid min-w-0 gap-10 max-lg:order-2">
          <Transcript episode={episode} controls={controls} hrefAt={hrefAt} />
          {notes.length > 0 ? (
            <section aria-labelledby="notes" className="max-w-[38rem]">
              <h2 id="notes" className="mb-3">
                Notes
              </h2>
              <BlockBody blocks={notes} />
            </section>
          ) : null}
        </div>
        <aside aria-label="About this episode" className="contents lg:grid lg:gap-7">
          <div className="max-lg:order-1">
            <ChapterList chapters={episode.chapters ?? []} controls={controls} hrefAt={hrefAt} />
          </div>
          <div className="grid gap-7 max-lg:order-3">
            <People people={episode.people ?? []} />
            <TakeAlong episode={episode} url={url} />
            <Neighbors previous={episode.previous} next={episode.next} />
          </div>
        </aside>
      </div>
    </article>
  );
}
