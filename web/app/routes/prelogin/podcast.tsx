import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { sharePicture } from "~/components/content/share-picture";
import { LinkedData } from "~/components/ui/linked-data";
import { seriesLinkedData } from "~/features/podcast/podcast-linked-data";
import { podcastMeta } from "~/features/podcast/podcast-meta";
import { podcastPageQuery } from "~/features/podcast/podcast-query";
import { loadPodcast } from "~/features/podcast/podcast.server";
import { ShowPage } from "~/features/podcast/show-page";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const show = await loadPodcast(args);
  const { settings } = args.context;
  return {
    ...show,
    url: settings.origin + paths.podcast(podcastPageQuery({ words: "", page: show.page })),
    site: settings.origin,
    picture: sharePicture(show.podcast.seo?.picture ?? show.podcast.cover, settings),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? podcastMeta(data.podcast, {
        url: data.url,
        page: data.page,
        words: data.words,
        picture: data.picture,
      })
    : [];

export default function PodcastRoute() {
  const { podcast, list, words, site, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData data={seriesLinkedData(podcast, site, picture?.url ?? null)} />
      <ShowPage podcast={podcast} list={list} words={words} />
    </>
  );
}
