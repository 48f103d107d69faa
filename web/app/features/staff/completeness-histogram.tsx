import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

/** From here on, bars are dark. */
const strongFrom = 80;
const tallest = 84;

/** One bar per 10 percent. */
export function CompletenessHistogram({
  buckets,
}: {
  buckets: Schema<"AdminOverview">["completeness"];
}) {
  const most = Math.max(1, ...buckets.map((bucket) => bucket.count));
  return (
    <ol className="tnum mt-2 grid auto-cols-fr grid-flow-col items-end gap-1 border-b border-line text-center">
      {buckets.map((bucket) => (
        <li key={bucket.from} className="min-w-0">
          <span className="sr-only">
            {bucket.from} to {bucket.to} percent: {numberText(bucket.count)}
          </span>
          <span aria-hidden="true" className="block">
            <span className={`block text-12 ${bucket.count === 0 ? "text-muted" : "text-ink-2"}`}>
              {numberText(bucket.count)}
            </span>
            <span
              className={`mt-1 block rounded-t-[2px] ${bucket.from >= strongFrom ? "bg-side-p" : "bg-side-d"}`}
              style={{ height: `${barHeight(bucket.count, most)}px` }}
            />
            <span className="block py-1 text-12 text-muted">{bucket.from}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Pixels; counts above 0 are always visible. */
export function barHeight(count: number, most: number): number {
  if (count === 0) return 1;
  return Math.max(3, Math.round((count / most) * tallest));
}
