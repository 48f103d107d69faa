import { halfDays } from "~/components/ui/figure/freshness";

/** Half a year plus room to see how stale. */
export const scaleDays = 220;

export const staleAfterDays = halfDays;

/** From 0 (today) to 100. */
export function placeOnScale(days: number): number {
  return Math.round((Math.min(scaleDays, Math.max(0, days)) / scaleDays) * 1000) / 10;
}
