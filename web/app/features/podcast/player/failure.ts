/** Why an episode does not play. A lost connection is the only one that mends itself. */
export type Failure = "lost" | "gone" | "away" | "damaged" | "unsupported" | "blocked";

export const failureTexts: Record<Failure, string> = {
  lost: "The connection is lost. Your place is kept; playing goes on when it is back.",
  gone: "This episode is no longer here.",
  away: "This episode cannot be played at the moment. Try again in a minute.",
  damaged: "The file is damaged at this place. Try a little further on.",
  unsupported: "Your browser cannot play this kind of file. You can download it instead.",
  blocked: "The browser did not let this play by itself. Press play once more.",
};

/** What the media element reports, by its code; the element's fourth code may mean anything. */
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
