import type { EpisodeCard } from "./section";

/** 'Episode 34 · 41 minutes', 'Trailer · 2 minutes'. A length under a minute is one minute. */
export function episodeLine({
  kind,
  number,
  seconds,
}: Pick<EpisodeCard, "kind" | "number" | "seconds">): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const name =
    kind === "trailer"
      ? "Trailer"
      : kind === "bonus"
        ? "Bonus"
        : number === null
          ? "Episode"
          : `Episode ${number}`;
  return `${name} · ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`;
}
