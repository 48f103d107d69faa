import { zonedTimeText } from "./date";

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone by the name that people use: `Eastern Time`. The IANA name where there is none. */
export function zoneText(zone: string): string {
  return partOf(zone, "longGeneric") ?? zone.replaceAll("_", " ");
}

function partOf(zone: string, timeZoneName: "longGeneric" | "short"): string | null {
  try {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      timeZoneName,
    }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** `9:14 AM` and `EST`; null for an unknown zone. */
export function timeIn(zone: string, at: Date): { time: string; zoneName: string } | null {
  try {
    const [, time = "", zoneName = ""] = /^(.+?[AP]M) (.+)$/.exec(zonedTimeText(at, zone)) ?? [];
    return { time, zoneName };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
