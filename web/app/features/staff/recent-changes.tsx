import { Badge } from "~/components/ui/badge";
import { Anchor } from "~/components/ui/link";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import type { Schema } from "~/lib/api-types";
import { timeText } from "~/lib/format/date";
import { paths } from "~/lib/paths";

import { actionInWords } from "./action-words";
import { batchChanges, type ChangeBatch } from "./change-batches";
import { changesByDay } from "./change-days";

type Change = Schema<"RecentChange">;

export function RecentChanges({ changes, now }: { changes: readonly Change[]; now: string }) {
  const zone = useReaderZone();
  if (changes.length === 0)
    return (
      <p className="py-4 text-muted">
        No changes yet. Profile changes appear here with the person who made them.
      </p>
    );
  return (
    <div className="grid gap-5">
      {changesByDay(changes, zone, new Date(now)).map(({ day, changes: ofDay }) => (
        <section key={day} aria-label={day}>
          <h3 className="border-b border-line pt-2 pb-1.5 font-sans text-13 font-semibold tracking-normal text-muted">
            {day}
          </h3>
          <ol>
            {batchChanges(ofDay).map((batch, at) => (
              <BatchRow key={`${batch.at} ${at}`} batch={batch} zone={zone} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function BatchRow({ batch, zone }: { batch: ChangeBatch; zone: string }) {
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 border-b border-line py-[9px] last:border-b-0 md:grid-cols-[52px_minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]">
      <time
        dateTime={batch.at}
        title={new Date(batch.at).toISOString()}
        className="tnum pt-px text-13 text-muted"
      >
        {timeText(batch.at, zone)}
      </time>
      <p className="min-w-0">
        <Anchor
          href={paths.expert(batch.expert_id)}
          discover="none"
          className="font-serif font-semibold text-ink no-underline hover:text-accent"
        >
          {batch.name}
        </Anchor>
      </p>
      <p className="col-start-2 min-w-0 text-ink-2 md:col-auto">
        {batch.parts.map(partInWords).join("; ")}
      </p>
      <p className="col-start-2 flex min-w-0 flex-wrap items-baseline gap-x-2 text-13 text-muted md:col-auto md:text-15">
        <span>by {batch.by}</span>
        {batch.on_behalf ? <Badge>on the expert’s behalf</Badge> : null}
      </p>
    </li>
  );
}

/** 'Education, 2 added'. */
function partInWords({ title, action, count }: ChangeBatch["parts"][number]): string {
  return count === 1
    ? `${title}, ${actionInWords(action)}`
    : `${title}, ${count} ${actionInWords(action)}`;
}
