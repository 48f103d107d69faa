import { readPartialDate, spanText } from "~/features/expert/career/partial-date";
import type { Schema } from "~/lib/api-types";

type Entry = Schema<"ExpertDegree">;

/** Only a completed one is a degree. */
type StudyState = "completed" | "in progress" | "not completed";

export function studyState({ status }: Pick<Entry, "status">): StudyState {
  if (status === "completed") return "completed";
  return status === "in-progress" ? "in progress" : "not completed";
}

export function isDegree(entry: Pick<Entry, "status">): boolean {
  return studyState(entry) === "completed";
}

/** `PhD in Structural Engineering`. */
export function studyText({ degree, field }: Pick<Entry, "degree" | "field">): string {
  return field ? `${degree} in ${field}` : degree;
}

/** Years, or the degree's year; null without dates. */
export function studyWhen(entry: Entry): string | null {
  return spanText(
    readPartialDate(entry.start),
    readPartialDate(entry.end),
    studyState(entry) === "in progress",
  );
}

/** Studies without dates come last. */
export function latestFirst(education: readonly Entry[]): Entry[] {
  return [...education].sort((a, b) => lastYear(b) - lastYear(a));
}

function lastYear(entry: Entry): number {
  return (readPartialDate(entry.end) ?? readPartialDate(entry.start))?.year ?? 0;
}
