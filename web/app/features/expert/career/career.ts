import type { TimelineEntry, TimelineLane } from "~/components/chart/timeline-layout";
import { readPartialDate, yearsOf, yearsOfInstant } from "~/features/expert/career/partial-date";
import { sectionAge } from "~/features/expert/record/section-age";
import { latestFirst, studyState, studyText, studyWhen } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { isChecked } from "~/features/expert/record/proof-words";
import type { RecordView } from "~/features/expert/record/record-view";
import { partialDateText, rangeText } from "~/lib/format/partial-date";
import type { Schema } from "~/lib/api-types";

type Page = ExpertRecord;

type Drawn = Pick<RecordView, "posts" | "licenses" | "matters">;

const nothing: Drawn = { posts: [], licenses: [], matters: [] };

/**
 * Degrees, posts, licenses, and testimony by date. A profile without posts shows its areas instead,
 * with their years counted back from the areas' last confirmation, or `now`.
 */
export function careerLanes(
  page: Pick<Page, "areas" | "education" | "sections">,
  now: string,
  record: Drawn = nothing,
): TimelineLane[] {
  const today = yearsOfInstant(now);
  const lanes: TimelineLane[] = [
    { id: "degrees", name: "Degrees", kind: "points", entries: studyEntries(page, now) },
    record.posts.length > 0
      ? { id: "career", name: "Career", kind: "spans", entries: postEntries(record.posts, today) }
      : { id: "areas", name: "Areas", kind: "spans", entries: areaEntries(page, now) },
  ];
  if (record.licenses.length > 0)
    lanes.push({
      id: "licenses",
      name: "Licenses",
      kind: "spans",
      entries: record.licenses.map((license) => licenseEntry(license, today)),
    });
  if (record.matters.length > 0)
    lanes.push({
      id: "testimony",
      name: "Testimony",
      notes: ["above: plaintiff", "below: defense"],
      kind: "marks",
      entries: record.matters.flatMap(testimonyEntries),
    });
  return lanes;
}

function studyEntries(
  page: Pick<Page, "areas" | "education" | "sections">,
  now: string,
): TimelineEntry[] {
  const stated = yearsOfInstant(sectionAge(page, "area-of-expertise") ?? now);
  return [...latestFirst(page.education)].reverse().map((study, index) => {
    const state = studyState(study);
    const remark = state === "completed" ? "" : ` (${state})`;
    return {
      id: `study-${index}`,
      label: `${study.degree}, ${study.organization}${remark}`,
      title: `${studyText(study)}, ${study.organization}${remark}`,
      when: studyWhen(study) ?? "no date given",
      start: yearsOf(readPartialDate(study.start)),
      // Still in progress: its expected end is not a fact.
      end: state === "in progress" ? stated : yearsOf(readPartialDate(study.end)),
      strong: state === "completed",
    };
  });
}

function areaEntries(page: Pick<Page, "areas" | "sections">, now: string): TimelineEntry[] {
  const stated = yearsOfInstant(sectionAge(page, "area-of-expertise") ?? now);
  return areasInOrder(page.areas).map((area) => ({
    id: `${area.category}/${area.subcategory}`,
    label: area.subcategory_name,
    title: `${area.subcategory_name} (${area.category_name})`,
    when: area.years === null ? "years not stated" : yearsText(area.years),
    start: area.years === null ? null : stated - area.years,
    end: area.years === null ? null : stated,
    strong: area.primary,
  }));
}

/** Current posts are dark. */
function postEntries(posts: Drawn["posts"], today: number): TimelineEntry[] {
  return posts.map(({ id, title, organization, dates }) => ({
    id,
    label: `${organization}, ${title}`,
    title: `${title}, ${organization}`,
    when: rangeText(dates),
    start: beginOf(dates.start),
    end: dates.current ? today : endOf(dates.end),
    strong: dates.current,
  }));
}

function licenseEntry(license: Drawn["licenses"][number], today: number): TimelineEntry {
  const { id, name, issuer, jurisdiction, issued, expires, status } = license;
  const place = jurisdiction || issuer;
  const end = endOf(expires) ?? today;
  return {
    id,
    label: `${name}, ${place}`,
    title: status === "active" ? `${name}, ${issuer}` : `${name}, ${issuer} (${status})`,
    when: `issued ${partialDateText(issued)}${expires ? `, ${end < today ? "expired" : "expires"} ${partialDateText(expires)}` : ""}`,
    start: beginOf(issued),
    end: Math.min(end, today),
    strong: status === "active",
    tone: isChecked(license.proof) ? "brass" : "outline",
  };
}

/** A dot for each day of testimony; reports are none. */
function testimonyEntries(matter: Drawn["matters"][number]): TimelineEntry[] {
  const sides = { plaintiff: "above", defense: "below", court: undefined, neutral: undefined };
  return matter.events
    .filter(({ kind }) => kind !== "report")
    .map(({ kind, text, date }, at) => ({
      id: `${matter.id}-${at}`,
      label: text,
      title: `${text} in ${matter.caption} (${matter.sideText.toLowerCase()})`,
      when: partialDateText(date),
      start: yearsOf(readPartialDate(date)),
      end: yearsOf(readPartialDate(date)),
      strong: kind === "trial" || kind === "hearing",
      side: sides[matter.side] as TimelineEntry["side"],
    }));
}

/** Posts without a month start with their year and end with it, so that they meet. */
function beginOf(date: string): number | null {
  const known = readPartialDate(date);
  return known && known.year + ((known.month ?? 1) - 1) / 12;
}

function endOf(date: string): number | null {
  const known = readPartialDate(date);
  return known && known.year + (known.month ?? 12) / 12;
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
