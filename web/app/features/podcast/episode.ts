import type { Schema } from "~/lib/api-types";

export type EpisodeCard = Schema<"EpisodeCard">;
export type Episode = Schema<"Episode">;
export type Chapter = Schema<"Chapter">;
export type Cue = Schema<"TranscriptCue">;
export type Person = Schema<"PodcastPerson">;
export type Podcast = Schema<"Podcast">;

/** False for drafts without a file and removed files. */
export const hasSound = (episode: EpisodeCard): boolean => episode.audio.url !== "";
