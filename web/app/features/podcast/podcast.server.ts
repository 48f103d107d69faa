import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

import { cardPicture, sharePicture } from "~/components/content/share-picture";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { pageNotFound } from "~/lib/page-not-found";
import { paths } from "~/lib/paths";

import { podcastPageQuery, podcastQuery } from "./podcast-query";

/** A missing page is a 404. */
export async function loadPodcast(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const { words, page } = podcastQuery(args.request.url);
  const [podcast, list] = await Promise.all([
    api.get("/api/content/podcast"),
    api.get("/api/content/episodes", {
      query: podcastPageQuery({ words, page }),
    }),
  ]);
  if (page > Math.max(1, list.total)) throw pageNotFound(args.request.url);
  args.context.visitors.same();
  return { podcast, list, words, page };
}

/** Former slugs and document ids are 301s, passed on by the client. */
export async function loadEpisode(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const [episode, podcast] = await Promise.all([
    api.get("/api/content/episodes/{id}", { path: { id: args.params.id ?? "" } }),
    api.get("/api/content/podcast"),
  ]);
  args.context.visitors.same();
  return { episode, podcast };
}

/** The URLs and share picture of an episode. */
export function episodeView(
  episode: Schema<"Episode">,
  podcast: Schema<"Podcast">,
  { settings }: Pick<AppLoadContext, "settings">,
) {
  const chosen = sharePicture(episode.seo?.picture, settings);
  return {
    episode,
    podcast,
    url: settings.origin + paths.episode(episode.slug),
    site: settings.origin,
    picture:
      chosen ??
      (episode.preview
        ? null
        : cardPicture("episode", episode.slug, episode.title, episode.updated_at, settings)),
  };
}
