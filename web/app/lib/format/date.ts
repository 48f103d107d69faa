import { remembered } from "~/lib/rendering/remembered";

export type DateStyle = "long" | "short" | "month" | "time";

const styles = {
  /** `November 28, 2026` */
  long: { month: "long", day: "numeric", year: "numeric" },
  /** `Nov 28, 2026` */
  short: { month: "short", day: "numeric", year: "numeric" },
  /** `November 2026` */
  month: { month: "long", year: "numeric" },
  /** `November 28, 2026 at 3:23 PM EST` */
  time: {
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
  shortMonth: { month: "short", year: "numeric" },
  clock: { hour: "numeric", minute: "2-digit" },
  zonedClock: { hour: "numeric", minute: "2-digit", timeZoneName: "short" },
  full: { dateStyle: "full", timeStyle: "long" },
  weekday: { weekday: "long" },
  monthDay: { month: "long", day: "numeric" },
  shortWeekday: { weekday: "short" },
  shortMonthDay: { month: "short", day: "numeric" },
  weekdayDate: { weekday: "long", month: "long", day: "numeric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

// Creating a formatter is slow.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a time, in the reader's zone by default. */
function format(style: Style, at: Date, zone: string | undefined): string {
  const key = `${style} ${zone ?? ""}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat("en-US", { ...styles[style], timeZone: zone });
  formatters.set(key, formatter);
  // Intl may put a narrow space before 'PM', which can differ between server and browser.
  return formatter.format(at).replace(/[\u202f\u00a0]/g, " ");
}

const dayOnly = /^\d{4}-\d{2}(-\d{2})?$/;

/** Days and months are the same in every zone. */
export const isBareDay = (at: string | Date): boolean => typeof at === "string" && dayOnly.test(at);

export function dateText(at: string | Date, style: DateStyle = "long", zone?: string): string {
  if (typeof at !== "string") return format(style, at, zone);
  return textOfDate(style, isBareDay(at) ? "UTC" : (zone ?? ""), at);
}

const textOfDate = remembered((style: Style, zone: string, at: string) =>
  format(style, new Date(at), zone || undefined),
);

/** `Nov 2026`, of a calendar day */
export const monthText = (day: string): string => textOfDate("shortMonth", "UTC", day);

/** `Saturday, November 28, 2026 at 3:23:00 PM EST` */
export const fullDateText = (at: Date, zone?: string): string => format("full", at, zone);

/** `3:23 PM` */
export const timeText = (at: string | Date, zone?: string): string =>
  format("clock", new Date(at), zone);

/** `3:23 PM EST` */
export const zonedTimeText = (at: string | Date, zone?: string): string =>
  format("zonedClock", new Date(at), zone);

const dayMs = 86_400_000;

/** Returns a day number for subtraction. */
function dayNumber(at: Date, zone: string): number {
  const key = `day ${zone}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  formatters.set(key, formatter);
  return Date.parse(`${formatter.format(at)}T00:00:00Z`) / dayMs;
}

/** Returns the number of calendar days in a zone. */
export const daysAgo = (at: string | Date, now: string | Date, zone: string): number =>
  dayNumber(new Date(now), zone) - dayNumber(new Date(at), zone);

/** `today`, `yesterday`, a weekday within six days, else the date. */
export function dayText(at: string | Date, now: string | Date, zone: string): string {
  const days = daysAgo(at, now, zone);
  const date = new Date(at);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (days > 1 && days < 7) return format("weekday", date, zone);
  const thisYear = new Date(now).getUTCFullYear() === date.getUTCFullYear();
  return format(thisYear ? "monthDay" : "long", date, zone);
}

/** With the time within a week: `yesterday at 3:23 PM` */
export function recentText(at: string | Date, now: string | Date, zone: string): string {
  const day = dayText(at, now, zone);
  const old = new Date(now).getTime() - new Date(at).getTime() > 7 * dayMs;
  return old ? day : `${day} at ${timeText(at, zone)}`;
}

/** `Today`, `Yesterday`, `Saturday, September 26`, or a full date of another year. */
export function dayHeading(at: string | Date, now: string | Date, zone: string): string {
  const days = daysAgo(at, now, zone);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  const date = new Date(at);
  const thisYear = new Date(now).getUTCFullYear() === date.getUTCFullYear();
  return format(thisYear ? "weekdayDate" : "long", date, zone);
}

/** For lists: `3:23 PM` today, `Tue` within six days, `Nov 18`, or `Nov 18, 2025`. */
export function listedTimeText(at: string | Date, now: string | Date, zone: string): string {
  const days = daysAgo(at, now, zone);
  const date = new Date(at);
  if (days <= 0) return timeText(date, zone);
  if (days < 7) return format("shortWeekday", date, zone);
  const thisYear = new Date(now).getUTCFullYear() === date.getUTCFullYear();
  return format(thisYear ? "shortMonthDay" : "short", date, zone);
}
