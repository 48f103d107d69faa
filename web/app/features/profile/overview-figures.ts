import type { StatItem } from "~/components/ui/figure/stat";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

export function overviewFigures(overview: Schema<"ProfileOverview">): StatItem[] {
  const sections = overview.sections ?? [];
  const warnings = overview.warnings ?? [];
  const done = sections.filter((section) => section.state === "done").length;
  const filled = sections.filter((section) => section.state !== "empty");
  const stale = filled.filter((section) => section.state === "stale").length;
  return [
    {
      label: "Complete",
      value: `${Math.round(overview.completeness)}%`,
      note: `${done} of ${counted(sections.length, "section")} done`,
    },
    {
      label: "Confirmed",
      value: `${filled.length - stale} of ${sections.length}`,
      note:
        stale === 0
          ? "none over 180 days old"
          : `${stale} ${stale === 1 ? "is" : "are"} over 180 days old`,
    },
    {
      label: "Warnings",
      value: warnings.length,
      note: warnings.length === 0 ? "none" : "an attorney may ask about these",
    },
    {
      label: "Changes",
      value: numberText(overview.revisions),
      note: "kept in the history",
    },
  ];
}

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
