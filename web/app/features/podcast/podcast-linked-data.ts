import { paths } from "~/lib/paths";

import type { Episode, EpisodeCard, Podcast } from "./episode";
import { isoDuration } from "./time";

/** schema.org PodcastSeries. `site` is the origin of the site; `picture` a whole address or null. */
export function seriesLinkedData(podcast: Podcast, site: string, picture: string | null) {
  return {
    "@context": "https://schema.org",
    "@type": "PodcastSeries",
    ...series(podcast, site),
    description: podcast.description || podcast.summary,
    inLanguage: podcast.language || undefined,
    image: picture ?? undefined,
    author: podcast.author ? { "@type": "Person", name: podcast.author } : undefined,
    publisher: { "@type": "Organization", name: "Peritus", url: site },
    sameAs: podcast.platforms.length > 0 ? podcast.platforms.map(({ href }) => href) : undefined,
  };
}

/** schema.org PodcastEpisode with its way from the home page. */
export function episodeLinkedData(episode: Episode, podcast: Podcast, site: string, picture: string | null) {
  const url = site + paths.episode(episode.slug);
  return [
    {
      "@context": "https://schema.org",
      "@type": "PodcastEpisode",
      url,
      mainEntityOfPage: url,
      name: episode.title,
      description: episode.seo?.description || episode.summary,
      datePublished: episode.published_at,
      dateModified: episode.updated_at,
      episodeNumber: episode.number ?? undefined,
      partOfSeason: episode.season === null ? undefined : { "@type": "PodcastSeason", seasonNumber: episode.season },
      partOfSeries: { "@type": "PodcastSeries", ...series(podcast, site) },
      timeRequired: isoDuration(episode.seconds),
      image: picture ?? undefined,
      associatedMedia: audio(episode, site),
      actor: episode.people.map(({ name, title, href }) => ({ "@type": "Person", name, jobTitle: title || undefined, url: href ?? undefined })),
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: podcast.title, item: site + paths.podcast() },
        { "@type": "ListItem", position: 2, name: episode.title, item: url },
      ],
    },
  ];
}

const series = (podcast: Podcast, site: string) => ({ name: podcast.title, url: site + paths.podcast(), webFeed: site + paths.podcastFeed() });

const audio = ({ audio: { url, type, bytes }, seconds }: EpisodeCard, site: string) => ({
  "@type": "AudioObject",
  contentUrl: site + url,
  encodingFormat: type,
  contentSize: String(bytes),
  duration: isoDuration(seconds),
});
