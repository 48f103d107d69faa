import { LinkButton } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import { Stats, type StatItem } from "~/components/ui/figure/stat";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { numberText } from "~/lib/format/number";

import { CompletenessHistogram } from "./completeness-histogram";
import { ExpertCounts } from "./expert-counts";
import { overviewNews, countFrom } from "./overview-news";
import { queueOf } from "./queues";
import { RecentChanges } from "./recent-changes";
import { SectionsFilled } from "./sections-filled";
import { WaitingList } from "./waiting-list";
import { lateNews, waitingNews, waitsIn } from "./waiting-news";

type StaffOverviewProps = {
  overview: Schema<"AdminOverview">;
  waiting: Schema<"WaitingList">;
  now: string;
};

/** What waits comes first; below it, the state of the profiles. */
export function StaffOverview({ overview, waiting, now }: StaffOverviewProps) {
  const latest = overview.latest ?? [];
  const late = lateNews(waiting.queues);
  const oldest = waiting.oldest[0];
  return (
    <div className="px-4 pt-4 pb-16 md:px-6 md:pt-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="text-25">{waitingNews(waiting.queues)}</h1>
          <p className="text-muted">
            {late ? <span className="font-550 text-warning">{late}. </span> : null}
            <DateText at={now} />
          </p>
        </div>
        {oldest ? (
          <LinkButton
            href={queueOf(oldest.queue).to(oldest.id)}
            variant="primary"
            size="sm"
            className="md:ml-auto"
          >
            Open the oldest
          </LinkButton>
        ) : null}
      </div>
      <div className="mt-4">
        <Stats items={waiting.queues.map((queue) => figureOf(queue, now))} />
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-9">
          <section aria-labelledby="oldest-first">
            <SectionHeading
              id="oldest-first"
              title="Oldest first"
              size="sm"
              aside={
                waiting.oldest.length > 0 ? (
                  <span className="tnum text-13 text-muted">
                    {numberText(waiting.oldest.length)} of {numberText(waitsIn(waiting.queues))}
                  </span>
                ) : null
              }
              className="!-mb-3"
            />
            <WaitingList things={waiting.oldest} now={now} />
          </section>
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
        </div>
        <div className="grid gap-9">
          <section aria-labelledby="experts">
            <SectionHeading
              id="experts"
              title={overviewNews(overview)}
              size="sm"
              className="!mb-1"
            />
            <ExpertCounts states={overview.by_status ?? []} />
          </section>
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

function figureOf(queue: Schema<"WaitingQueue">, now: string): StatItem {
  const { several, list } = queueOf(queue.queue);
  return {
    label: several,
    value: (
      <Anchor
        href={list}
        aria-label={`${several}: ${numberText(queue.waits)} waiting`}
        className="text-ink no-underline hover:text-accent hover:underline"
      >
        {numberText(queue.waits)}
      </Anchor>
    ),
    note: queue.oldest ? (
      <span className={queue.late > 0 ? "font-550 text-warning" : undefined}>
        oldest {agoText(queue.oldest, now)}
        {queue.late > 0 ? `, ${numberText(queue.late)} late` : null}
      </span>
    ) : (
      "none waiting"
    ),
  };
}
