import { paths } from "~/lib/paths";

import type { Chapter, Episode, EpisodeCard } from "../episode";

/** What the player knows of an episode. */
export interface Playable {
  id: string;
  slug: string;
  /** Path of its own page, which has the player in it. */
  page: string;
  title: string;
  /** Title of the show; empty where the page does not know it. */
  show: string;
  /** Who speaks, for a lock screen. */
  artist: string;
  /** Address of the file on this site, empty where there is none, and its type. */
  url: string;
  type: string;
  /** Length in seconds, as the file was measured. */
  seconds: number;
  /** Address of a picture, or null. */
  picture: string | null;
  /** In the order of their starts; empty where they are not known. */
  chapters: Pick<Chapter, "start" | "title">[];
}

export function playableOf(episode: EpisodeCard | Episode, show: string): Playable {
  return {
    id: episode.id,
    slug: episode.slug,
    page:
      "preview" in episode && episode.preview ? paths.previewPage() : paths.episode(episode.slug),
    title: episode.title,
    show,
    artist: episode.guests?.join(", ") || show,
    url: episode.audio.url,
    type: episode.audio.type,
    seconds: episode.seconds,
    picture: episode.picture?.url ?? null,
    chapters:
      "chapters" in episode
        ? (episode.chapters ?? []).map(({ start, title }) => ({ start, title }))
        : [],
  };
}
