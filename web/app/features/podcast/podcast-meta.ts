import type { MetaDescriptor } from "@remix-run/node";

import { headOf } from "~/components/content/head";
import type { SharePicture } from "~/components/content/share-picture";
import { paths } from "~/lib/paths";

import { hasSound, type Episode, type Podcast } from "./episode";

const feed: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: "Podcast",
  href: paths.podcastFeed(),
};

type ShowHead = {
  /** Canonical address. */ url: string;
  page: number;
  words: string;
  picture: SharePicture | null;
};

/** Search results are hidden from search engines. */
export function podcastMeta(
  podcast: Podcast,
  { url, page, words, picture }: ShowHead,
): MetaDescriptor[] {
  const title = words ? `Episodes on ‘${words}’` : podcast.seo?.title || podcast.title;
  return [
    ...headOf({
      title: page > 1 ? `${title}, page ${page}` : title,
      description: podcast.seo?.description || podcast.summary,
      url,
      picture,
      unlisted: words !== "" || podcast.preview || podcast.seo?.no_index,
    }),
    feed,
  ];
}

/** `site` is the origin. */
export function episodeMeta(
  episode: Episode,
  podcast: Podcast,
  { url, site, picture }: { url: string; site: string; picture: SharePicture | null },
): MetaDescriptor[] {
  return [
    ...headOf({
      title: episode.seo?.title || `${episode.title} · ${podcast.title}`,
      description: episode.seo?.description || episode.summary,
      url,
      picture,
      unlisted: episode.preview || episode.seo?.no_index,
    }),
    feed,
    ...(hasSound(episode)
      ? [
          { property: "og:audio", content: site + episode.audio.url },
          { property: "og:audio:type", content: episode.audio.type },
        ]
      : []),
  ];
}
