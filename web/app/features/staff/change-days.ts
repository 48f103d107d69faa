import type { Schema } from "~/lib/api-types";

type Change = Schema<"RecentChange">;

/** Changes of one day in the reader's time zone. */
export type ChangeDay = { day: string; changes: Change[] };

/**
 * Groups changes, newest first, by the day on which they happened in `zone`.
 * The days of `now` and before it are 'Today' and 'Yesterday'.
 */
export function changesByDay(changes: readonly Change[], zone: string, now: Date): ChangeDay[] {
  const named = dayNames(zone, now);
  const days: ChangeDay[] = [];
  for (const change of changes) {
    const day = named(new Date(change.at));
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}

/** '14:05' in `zone`. */
export function clockTime(at: string, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  }).format(new Date(at));
}

function dayNames(zone: string, now: Date): (at: Date) => string {
  const key = new Intl.DateTimeFormat("en-CA", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: zone,
  });
  const words = new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: zone,
  });
  const wordsOfYear = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: zone,
  });
  const today = key.format(now);
  const yesterday = key.format(new Date(now.getTime() - 24 * 60 * 60 * 1000));
  return (at) => {
    const day = key.format(at);
    if (day === today) return "Today";
    if (day === yesterday) return "Yesterday";
    return day.slice(0, 4) === today.slice(0, 4) ? words.format(at) : wordsOfYear.format(at);
  };
}
