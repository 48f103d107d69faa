import { Timeline } from "~/components/chart/timeline";
import { careerLanes } from "~/features/expert/career/career";
import { isDegree } from "~/features/expert/career/study";
import { yearsOfInstant } from "~/features/expert/career/partial-date";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { countText } from "~/lib/format/number";

export function Career({ page, now }: { page: ExpertRecord; now: string }) {
  const lanes = careerLanes(page, now);
  const degrees = page.education.filter(isDegree).length;
  const label = `Timeline: ${countText(degrees, "degree", "degrees")} and ${countText(
    page.areas.length,
    "area of expertise",
    "areas of expertise",
  )}`;
  const stated = page.areas.some((area) => area.years !== null);
  const legend = (
    <ul
      aria-hidden="true"
      className="mt-2 flex flex-wrap gap-x-[18px] gap-y-1.5 text-13 text-muted"
    >
      <li className="flex items-center gap-1.5">
        <svg viewBox="0 0 12 12" className="size-3">
          <path d="M6 0L12 6L6 12L0 6Z" className="fill-ink" />
        </svg>
        Degree completed
      </li>
      {page.education.length > degrees ? (
        <li className="flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" className="size-3">
            <path d="M6 1L11 6L6 11L1 6Z" className="fill-paper stroke-muted" strokeWidth="1.5" />
          </svg>
          No degree
        </li>
      ) : null}
      {stated ? (
        <li className="flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" className="size-3">
            <rect y="2" width="12" height="8" rx="2" className="fill-side-p" />
          </svg>
          Years as stated, counted back from the last confirmation
        </li>
      ) : null}
    </ul>
  );
  return (
    <Timeline
      label={label}
      lanes={lanes}
      until={yearsOfInstant(now)}
      columns={["Kind", "What", "When"]}
      undated="This profile has no dates or years."
      legend={legend}
    />
  );
}
