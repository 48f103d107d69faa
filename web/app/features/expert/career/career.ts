import type { TimelineLane } from "~/components/chart/timeline-layout";
import { readPartialDate, yearsOf, yearsOfInstant } from "~/features/expert/career/partial-date";
import { sectionAge } from "~/features/expert/record/section-age";
import { latestFirst, studyState, studyText, studyWhen } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";
import type { Schema } from "~/lib/api-types";

type Page = ExpertRecord;

/**
 * Studies by date, and years per area, counted back from the areas' last confirmation, or `now`.
 */
export function careerLanes(
  page: Pick<Page, "areas" | "education" | "sections">,
  now: string,
): TimelineLane[] {
  const statedAt = sectionAge(page, "area-of-expertise") ?? now;
  const stated = yearsOfInstant(statedAt);
  const studies = [...latestFirst(page.education)].reverse().map((study, index) => {
    const state = studyState(study);
    const remark = state === "completed" ? "" : ` (${state})`;
    const end = yearsOf(readPartialDate(study.end));
    return {
      id: `study-${index}`,
      label: `${study.degree}, ${study.organization}${remark}`,
      title: `${studyText(study)}, ${study.organization}${remark}`,
      when: studyWhen(study) ?? "no date given",
      start: yearsOf(readPartialDate(study.start)),
      // Still in progress: its expected end is not a fact.
      end: state === "in progress" ? stated : end,
      strong: state === "completed",
    };
  });
  const areas = areasInOrder(page.areas).map((area) => ({
    id: `${area.category}/${area.subcategory}`,
    label: area.subcategory_name,
    title: `${area.subcategory_name} (${area.category_name})`,
    when: area.years === null ? "years not stated" : yearsText(area.years),
    start: area.years === null ? null : stated - area.years,
    end: area.years === null ? null : stated,
    strong: area.primary,
  }));
  return [
    { id: "degrees", name: "Degrees", kind: "points", entries: studies },
    { id: "areas", name: "Areas", kind: "spans", entries: areas },
  ];
}

/** The primary area first, then by years. */
export function areasInOrder<Area extends Pick<Schema<"AreaRef">, "primary" | "years">>(
  areas: readonly Area[],
): Area[] {
  return [...areas].sort(
    (a, b) => Number(b.primary) - Number(a.primary) || (b.years ?? -1) - (a.years ?? -1),
  );
}

/** Null if none is stated. */
export function longestYears(areas: Page["areas"]): number | null {
  const stated = areas.flatMap((area) => (area.years === null ? [] : [area.years]));
  return stated.length === 0 ? null : Math.max(...stated);
}

/** `24 years`, `1 year`, `less than a year`. */
export function yearsText(years: number): string {
  if (years < 1) return "less than a year";
  return `${years} ${years === 1 ? "year" : "years"}`;
}
