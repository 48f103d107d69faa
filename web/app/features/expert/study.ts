import { dateText, readPartialDate, spanText } from "~/features/expert/partial-date";
import type { Schema } from "~/lib/api-types";

type Entry = Schema<"ExpertDegree">;

/** How a study stands. Only a completed one is a degree. */
export type StudyState = "completed" | "in progress" | "not completed";

export function studyState(entry: Pick<Entry, "status">): StudyState {
  const status = entry.status.toLowerCase().replace(/[-_]/g, " ");
  if (status === "completed" || status === "in progress") return status;
  // What cannot be read is claimed as little as what was given up.
  return "not completed";
}

export function isDegree(entry: Pick<Entry, "status">): boolean {
  return studyState(entry) === "completed";
}

/** `PhD in Structural Engineering`. */
export function studyText({ degree, field }: Pick<Entry, "degree" | "field">): string {
  return field ? `${degree} in ${field}` : degree;
}

/** When it was: the years, or the year of the degree; null where no date is given. */
export function studyWhen(entry: Entry): string | null {
  return spanText(readPartialDate(entry.start), readPartialDate(entry.end), studyState(entry) === "in progress");
}

/** The year in which a degree was taken, where it is known. */
export function yearTaken(entry: Entry): string | null {
  const end = readPartialDate(entry.end);
  return end ? dateText({ ...end, month: null }) : null;
}

/** The latest first; studies without dates last, in the order in which they stand. */
export function latestFirst(education: readonly Entry[]): Entry[] {
  return [...education].sort((a, b) => lastYear(b) - lastYear(a));
}

function lastYear(entry: Entry): number {
  return (readPartialDate(entry.end) ?? readPartialDate(entry.start))?.year ?? 0;
}
