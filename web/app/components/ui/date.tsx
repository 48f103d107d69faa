import { remembered } from "~/lib/remembered";

import { useHydrated } from "./hydrated";

export type DateStyle = "long" | "short" | "month" | "time";

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "long", year: "numeric" },
  time: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};

const hover: Intl.DateTimeFormatOptions = { dateStyle: "full", timeStyle: "long" };

// Making a formatter costs a hundred times what using one does.
const formatters = new Map<
  Intl.DateTimeFormatOptions,
  Map<string | undefined, Intl.DateTimeFormat>
>();

function formatter(
  options: Intl.DateTimeFormatOptions,
  zone: string | undefined,
): Intl.DateTimeFormat {
  const ofZones = formatters.get(options) ?? new Map<string | undefined, Intl.DateTimeFormat>();
  formatters.set(options, ofZones);
  const known =
    ofZones.get(zone) ?? new Intl.DateTimeFormat("en-GB", { ...options, timeZone: zone });
  ofZones.set(zone, known);
  return known;
}

const dayOnly = /^\d{4}-\d{2}(-\d{2})?$/;

/**
 * A date in words, as '18 November 2026'. A bare day (2024-10-02) is the same day
 * everywhere; an instant is told in the zone given, or in the reader's own.
 */
export function dateInWords(at: string | Date, style: DateStyle = "long", zone?: string): string {
  if (typeof at !== "string") return formatter(styles[style], zone).format(at);
  return textInWords(style, dayOnly.test(at) ? "UTC" : (zone ?? ""), at);
}

const textInWords = remembered((style: DateStyle, zone: string, at: string) =>
  formatter(styles[style], zone || undefined).format(new Date(at)),
);

export type DateTextProps = {
  /** RFC 3339, or a bare day or month. Shown as it is when it cannot be read. */
  at: string | Date;
  style?: DateStyle;
  className?: string;
};

/** A date for people and for machines. The server tells it in UTC, the browser in the reader's zone, with the zone on hover. */
export function DateText({ at, style = "long", className }: DateTextProps) {
  const hydrated = useHydrated();
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return <span className={className}>{String(at)}</span>;
  const bare = typeof at === "string" && dayOnly.test(at);
  const zone = hydrated ? undefined : "UTC";
  return (
    <time
      dateTime={bare ? (at as string) : instant.toISOString()}
      title={bare || !hydrated ? undefined : formatter(hover, zone).format(instant)}
      className={className}
    >
      {dateInWords(at, style, zone)}
    </time>
  );
}
