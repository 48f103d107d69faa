export const speeds = [0.75, 1, 1.2, 1.5, 1.75, 2] as const;

const key = "peritus.podcast.sound";

interface Preferences {
  speed: number;
  /** 0 to 1. */
  volume: number;
}

export function readPreferences(): Preferences {
  let kept: Partial<Preferences> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Partial<Preferences>;
  } catch {
    // storage unavailable or foreign data: use the defaults
  }
  const speed = (speeds as readonly unknown[]).includes(kept.speed) ? (kept.speed as number) : 1;
  const volume =
    typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : 1;
  return { speed, volume };
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // storage full or refused: the choice holds until the page is left
  }
}

/** Stops at the ends. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const at = speeds.findIndex((one) => one >= speed);
  const next = Math.min(speeds.length - 1, Math.max(0, (at < 0 ? speeds.length - 1 : at) + step));
  return speeds[next] ?? 1;
}
