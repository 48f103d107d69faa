import { DateText } from "~/components/ui/date";
import { SectionHeading } from "~/components/ui/section-heading";
import { Stats, type StatItem } from "~/components/ui/figure/stat";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

import { CompletenessHistogram } from "./completeness-histogram";
import { overviewNews, countFrom } from "./overview-news";
import { RecentChanges } from "./recent-changes";
import { SectionsFilled } from "./sections-filled";

type Overview = Schema<"AdminOverview">;

export function StaffOverview({ overview, now }: { overview: Overview; now: string }) {
  const latest = overview.latest ?? [];
  return (
    <div className="px-4 pt-4 pb-16 md:px-6 md:pt-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-25">{overviewNews(overview)}</h1>
        <p className="text-muted">
          <DateText at={now} />
        </p>
      </div>
      <div className="mt-4">
        <Stats items={figures(overview)} />
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <section aria-labelledby="last-changes">
          <SectionHeading
            id="last-changes"
            title="Last changes"
            size="sm"
            aside={
              <span className="text-13 text-muted">
                {latest.length === 0 ? null : `the last ${numberText(latest.length)}`}
              </span>
            }
            className="!mb-1"
          />
          <RecentChanges changes={latest} now={now} />
        </section>
        <div className="grid gap-9">
          <section aria-labelledby="completeness">
            <SectionHeading
              id="completeness"
              title={`${numberText(overview.experts)} experts by completeness`}
              size="sm"
              className="!mb-1"
            />
            <CompletenessHistogram buckets={overview.completeness ?? []} />
            <p className="mt-1.5 text-13 text-muted">
              Percent complete. {numberText(countFrom(overview, 80))} are at 80 or higher.
            </p>
          </section>
          <section aria-labelledby="filled">
            <SectionHeading id="filled" title="Sections filled in" size="sm" className="!mb-1" />
            <SectionsFilled sections={overview.sections ?? []} experts={overview.experts} />
          </section>
        </div>
      </div>
    </div>
  );
}

const meanings: Readonly<Record<string, string>> = {
  draft: "being filled in",
  pending: "waiting for review",
  published: "found and read by attorneys",
  unpublished: "taken down",
};

/** Fits one row. */
const mostFigures = 5;

function figures(overview: Overview): StatItem[] {
  const states = (overview.by_status ?? []).filter(({ count }) => count > 0);
  const strong = countFrom(overview, 80);
  return [
    {
      label: "Experts",
      value: numberText(overview.experts),
      note: states.length === 1 ? "all in one state" : `in ${states.length} states`,
    },
    ...states.map(({ status, count }) => ({
      label: status.charAt(0).toUpperCase() + status.slice(1),
      value: numberText(count),
      note: meanings[status],
    })),
    { label: "At 80% or more", value: numberText(strong), note: share(strong, overview.experts) },
  ].slice(0, mostFigures);
}

function share(count: number, all: number): string | undefined {
  return all === 0 ? undefined : `${Math.round((count / all) * 100)}% of all`;
}
