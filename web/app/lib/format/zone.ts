import { zonedTimeText } from "./date";

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `9:14 AM` and `EST`, or null for an unknown zone. */
export function timeIn(zone: string, at: Date): { time: string; zoneName: string } | null {
  try {
    const [, time = "", zoneName = ""] = /^(.+?[AP]M) (.+)$/.exec(zonedTimeText(at, zone)) ?? [];
    return { time, zoneName };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
