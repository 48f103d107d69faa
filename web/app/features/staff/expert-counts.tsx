import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

const meanings: Readonly<Record<string, string>> = {
  draft: "being filled in",
  unclaimed: "prepared, waiting for their experts",
  pending: "waiting for review",
  published: "found and read by attorneys",
  hidden: "taken down by staff",
};

/** A line for each status that a profile is in. */
export function ExpertCounts({ states }: { states: Schema<"AdminOverview">["by_status"] }) {
  return (
    <dl>
      {states
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <div
            key={status}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2 last:border-b-0"
          >
            <dt>{status.charAt(0).toUpperCase() + status.slice(1)}</dt>
            <dd className="text-13 text-muted">{meanings[status]}</dd>
            <dd className="tnum ml-auto font-semibold">{numberText(count)}</dd>
          </div>
        ))}
    </dl>
  );
}
