import type { ReactNode } from "react";

import { Timeline } from "~/components/chart/timeline";
import { careerLanes } from "~/features/expert/career/career";
import { isDegree } from "~/features/expert/career/study";
import { yearsOfInstant } from "~/features/expert/career/partial-date";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { isChecked } from "~/features/expert/record/proof-words";
import type { RecordView } from "~/features/expert/record/record-view";
import { countText } from "~/lib/format/number";

type Props = { page: ExpertRecord; record: RecordView; now: string };

export function Career({ page, record, now }: Props) {
  const lanes = careerLanes(page, now, record);
  const today = yearsOfInstant(now);
  const degrees = page.education.filter(isDegree).length;
  return (
    <Timeline
      label={`Timeline: ${contents(page, record, degrees)}`}
      lanes={lanes}
      until={today}
      window={
        record.matters.length > 0
          ? { from: today - 4, to: today, label: "last 4 years" }
          : undefined
      }
      columns={["Kind", "What", "When"]}
      undated="This profile has no dates or years."
      legend={<Legend page={page} record={record} degrees={degrees} />}
    />
  );
}

/** For those who can't see the picture. */
function contents(page: ExpertRecord, record: RecordView, degrees: number): string {
  const parts = [
    countText(degrees, "degree", "degrees"),
    record.posts.length > 0
      ? countText(record.posts.length, "position", "positions")
      : countText(page.areas.length, "area of expertise", "areas of expertise"),
    ...(record.licenses.length > 0
      ? [countText(record.licenses.length, "license", "licenses")]
      : []),
    ...(record.matters.length > 0
      ? [`testimony in ${countText(record.matters.length, "matter", "matters")}`]
      : []),
  ];
  return new Intl.ListFormat("en-US").format(parts);
}

function Legend({ page, record, degrees }: Pick<Props, "page" | "record"> & { degrees: number }) {
  const testified = record.matters.flatMap(({ events }) => events);
  const has = (...kinds: string[]) => testified.some(({ kind }) => kinds.includes(kind));
  const stated = record.posts.length === 0 && page.areas.some((area) => area.years !== null);
  return (
    <ul
      aria-hidden="true"
      className="mt-2 flex flex-wrap gap-x-[18px] gap-y-1.5 text-13 text-muted"
    >
      {degrees > 0 ? (
        <Sign text="Degree completed">
          <path d="M6 0L12 6L6 12L0 6Z" className="fill-ink" />
        </Sign>
      ) : null}
      {page.education.length > degrees ? (
        <Sign text="No degree">
          <path d="M6 1L11 6L6 11L1 6Z" className="fill-paper stroke-muted" strokeWidth="1.5" />
        </Sign>
      ) : null}
      {record.posts.some(({ dates }) => dates.current) ? (
        <Sign text="Current position">
          <rect y="2" width="12" height="8" rx="2" className="fill-side-p" />
        </Sign>
      ) : null}
      {record.licenses.some(({ proof }) => isChecked(proof)) ? (
        <Sign text="License, checked">
          <rect
            x="0.5"
            y="2.5"
            width="11"
            height="7"
            rx="2"
            className="fill-brass-tint stroke-brass-line"
          />
        </Sign>
      ) : null}
      {has("trial", "hearing") ? (
        <Sign text="Trial or hearing">
          <circle cx="6" cy="6" r="4.6" className="fill-ink" />
        </Sign>
      ) : null}
      {has("deposition", "arbitration") ? (
        <Sign text="Deposition or arbitration">
          <circle cx="6" cy="6" r="4.2" className="fill-paper stroke-ink" strokeWidth="1.6" />
        </Sign>
      ) : null}
      {stated ? (
        <Sign text="Years as stated, counted back from the last confirmation">
          <rect y="2" width="12" height="8" rx="2" className="fill-side-p" />
        </Sign>
      ) : null}
    </ul>
  );
}

function Sign({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg viewBox="0 0 12 12" className="size-3">
        {children}
      </svg>
      {text}
    </li>
  );
}
