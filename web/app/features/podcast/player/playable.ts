import { paths } from "~/lib/paths";

import type { Chapter, Episode, EpisodeCard } from "../episode";

export interface Playable {
  id: string;
  slug: string;
  page: string;
  title: string;
  /** Empty if unknown. */
  show: string;
  /** For a lock screen. */
  artist: string;
  /** Our URL of the file, or empty, and its type. */
  url: string;
  type: string;
  /** Seconds, as measured. */
  seconds: number;
  picture: string | null;
  /** In order; empty if unknown. */
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
