/** Only a lost connection recovers. */
export type Failure = "lost" | "gone" | "away" | "damaged" | "unsupported" | "blocked";

export const failureTexts: Record<Failure, string> = {
  lost: "You’re offline. Playback will resume when you’re back online.",
  gone: "This episode is no longer available.",
  away: "This episode is unavailable right now. Try again in a minute.",
  damaged: "The file is damaged here. Skip ahead a little.",
  unsupported: "Your browser can’t play this file. Download it instead.",
  blocked: "Your browser blocked playback. Press Play again.",
};

/** By the media element's code; code 4 may mean anything. */
export function failureOf(
  code: number | undefined,
  online: boolean,
  status: number | null,
): Failure {
  if (!online) return "lost";
  if (code === 3) return "damaged";
  if (code === 2) return "lost";
  if (status === null) return "lost";
  if (status === 404 || status === 410) return "gone";
  return status >= 400 ? "away" : "unsupported";
}
