import type { Schema } from "~/lib/api-types";
import { dayHeading } from "~/lib/format/date";

type Change = Schema<"RecentChange">;

/** Changes of one day in the reader's time zone. */
export type ChangeDay = { day: string; changes: Change[] };

/**
 * Groups changes, newest first, by the day on which they happened in `zone`.
 * The days of `now` and before it are 'Today' and 'Yesterday'.
 */
export function changesByDay(changes: readonly Change[], zone: string, now: Date): ChangeDay[] {
  const days: ChangeDay[] = [];
  for (const change of changes) {
    const day = dayHeading(change.at, now, zone);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
