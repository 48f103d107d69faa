import { hasSound, type EpisodeCard } from "./episode";

/** Seconds as a clock shows them: '8:42', '1:02:03'. What is no time is '0:00'. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Seconds as one says them: '8 minutes 42 seconds'. */
export function spokenTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    [Math.floor(whole / 3600), "hour"],
    [Math.floor((whole % 3600) / 60), "minute"],
    [whole % 60, "second"],
  ] as const;
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, unit]) => `${number} ${unit}${number === 1 ? "" : "s"}`);
  return said.length > 0 ? said.join(" ") : "0 seconds";
}

/** How long an episode is: '41 min', '1 h 12 min', '40 s'. */
export function lengthInWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0
    ? `${minutes / 60} h`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The length of an episode for a line about it. */
export const lengthOf = (episode: EpisodeCard): string =>
  hasSound(episode) ? lengthInWords(episode.seconds) : "no sound yet";

/** What is left of an episode: '33 minutes left', 'less than a minute left'. */
export function leftInWords(seconds: number): string {
  if (seconds < 60) return "less than a minute left";
  const minutes = Math.round(seconds / 60);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"} left`;
}

/** A duration in the form of ISO 8601, as 'PT41M16S'. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `PT${Math.floor(whole / 3600)}H${Math.floor((whole % 3600) / 60)}M${whole % 60}S`;
}

/** Bytes as a download says them: '38 MB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
}

/** The address, on its own page, of a time of an episode; of a preview it keeps the token. */
export function hrefOfTime(seconds: number, token: string | null): string {
  return `?${token ? `token=${encodeURIComponent(token)}&` : ""}t=${Math.floor(seconds)}#player`;
}

/** Reads the `t` of an address: seconds. 0 for anything else. */
export function startTimeOf(search: string | URLSearchParams): number {
  const given = new URLSearchParams(search).get("t") ?? "";
  return /^\d{1,6}$/.test(given) ? Number(given) : 0;
}
