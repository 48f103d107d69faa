import { lengthText } from "~/lib/format/duration";
import { hasSound, type EpisodeCard } from "./episode";

/** The length of an episode for a line about it. */
export const lengthOf = (episode: EpisodeCard): string =>
  hasSound(episode) ? lengthText(episode.seconds) : "no audio yet";

/** The address, on its own page, of a time of an episode; of a preview it keeps the token. */
export function hrefOfTime(seconds: number, token: string | null): string {
  return `?${token ? `token=${encodeURIComponent(token)}&` : ""}t=${Math.floor(seconds)}#player`;
}

/** Reads the `t` of an address: seconds. 0 for anything else. */
export function startTimeOf(search: string | URLSearchParams): number {
  const given = new URLSearchParams(search).get("t") ?? "";
  return /^\d{1,6}$/.test(given) ? Number(given) : 0;
}
