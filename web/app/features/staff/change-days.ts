import type { Schema } from "~/lib/api-types";
import { dayHeading } from "~/lib/format/date";

type Change = Schema<"RecentChange">;

type ChangeDay = { day: string; changes: Change[] };

/** By day in `zone`, newest first, with 'Today' and 'Yesterday'. */
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
