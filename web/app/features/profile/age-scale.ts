import { halfDays } from "~/components/ui/figure/freshness";

/** Days that the scale spans: half a year, after which a section is stale, and some room to see by how much. */
export const scaleDays = 220;

/** Day at which the tinted end of the scale begins. */
export const staleAfterDays = halfDays;

/** Place of an age on the scale, from 0 (today) to 100 (at its end or beyond). */
export function placeOnScale(days: number): number {
  return Math.round((Math.min(scaleDays, Math.max(0, days)) / scaleDays) * 1000) / 10;
}
