import { breadcrumbs, graphOf, organization } from "~/components/content/linked-data";
import { isoDuration } from "~/lib/format/duration";
import { paths } from "~/lib/paths";

import { hasSound, type Episode, type EpisodeCard, type Podcast } from "./episode";

/** `site` is the origin; `picture` an absolute URL or null. */
export function seriesLinkedData(podcast: Podcast, site: string, picture: string | null) {
  return graphOf(
    {
      ...series(podcast, site),
      description: podcast.description || podcast.summary,
      inLanguage: podcast.language || undefined,
      image: picture ?? undefined,
      author: podcast.author ? { "@type": "Person", name: podcast.author } : undefined,
      publisher: { "@id": `${site}/#organization` },
      sameAs: podcast.platforms.length > 0 ? podcast.platforms.map(({ href }) => href) : undefined,
    },
    organization(site),
    breadcrumbs(site, [showCrumb(podcast)]),
  );
}

export function episodeLinkedData(
  episode: Episode,
  podcast: Podcast,
  site: string,
  picture: string | null,
) {
  const url = site + paths.episode(episode.slug);
  return graphOf(
    {
      "@type": "PodcastEpisode",
      url,
      mainEntityOfPage: url,
      name: episode.title,
      description: episode.seo?.description || episode.summary,
      datePublished: episode.published_at,
      dateModified: episode.updated_at,
      episodeNumber: episode.number ?? undefined,
      partOfSeason:
        episode.season === null
          ? undefined
          : { "@type": "PodcastSeason", seasonNumber: episode.season },
      partOfSeries: series(podcast, site),
      timeRequired: hasSound(episode) ? isoDuration(episode.seconds) : undefined,
      image: picture ?? undefined,
      associatedMedia: hasSound(episode) ? audio(episode, site) : undefined,
      actor: episode.people.map(({ name, title, href }) => ({
        "@type": "Person",
        name,
        jobTitle: title || undefined,
        url: href ?? undefined,
      })),
      publisher: { "@id": `${site}/#organization` },
    },
    organization(site),
    breadcrumbs(site, [
      showCrumb(podcast),
      { name: episode.title, path: paths.episode(episode.slug) },
    ]),
  );
}

const showCrumb = (podcast: Podcast) => ({ name: podcast.title, path: paths.podcast() });

const series = (podcast: Podcast, site: string) => ({
  "@type": "PodcastSeries",
  "@id": `${site}${paths.podcast()}#series`,
  name: podcast.title,
  url: site + paths.podcast(),
  webFeed: site + paths.podcastFeed(),
});

const audio = ({ audio: { url, type, bytes }, seconds }: EpisodeCard, site: string) => ({
  "@type": "AudioObject",
  contentUrl: site + url,
  encodingFormat: type,
  contentSize: String(bytes),
  duration: isoDuration(seconds),
});
