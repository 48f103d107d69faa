import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { LinkedData } from "~/components/ui/linked-data";
import { EpisodePage } from "~/features/podcast/episode-page";
import { pageShortcuts } from "~/features/podcast/player/shortcut-list";
import { episodeLinkedData } from "~/features/podcast/podcast-linked-data";
import { episodeMeta } from "~/features/podcast/podcast-meta";
import { episodeView, loadEpisode } from "~/features/podcast/podcast.server";

export const handle = { guard: "table", scripts: "late", shortcuts: pageShortcuts };

export async function loader(args: LoaderFunctionArgs) {
  const { episode, podcast } = await loadEpisode(args);
  return episodeView(episode, podcast, args.context);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? episodeMeta(data.episode, data.podcast, data) : [];

export default function EpisodeRoute() {
  const { episode, podcast, url, site, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData data={episodeLinkedData(episode, podcast, site, picture?.url ?? null)} />
      {/* Resets search and scroll per episode. */}
      <EpisodePage key={episode.id} episode={episode} podcast={podcast} url={url} />
    </>
  );
}
