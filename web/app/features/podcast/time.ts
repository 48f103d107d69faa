import { lengthText } from "~/lib/format/duration";
import { hasSound, type EpisodeCard } from "./episode";

export const lengthOf = (episode: EpisodeCard): string =>
  hasSound(episode) ? lengthText(episode.seconds) : "no audio yet";

/** Keeps the token of a preview. */
export function hrefOfTime(seconds: number, token: string | null): string {
  return `?${token ? `token=${encodeURIComponent(token)}&` : ""}t=${Math.floor(seconds)}#player`;
}

/** Seconds from `t`; 0 if invalid. */
export function startTimeOf(search: string | URLSearchParams): number {
  const given = new URLSearchParams(search).get("t") ?? "";
  return /^\d{1,6}$/.test(given) ? Number(given) : 0;
}
