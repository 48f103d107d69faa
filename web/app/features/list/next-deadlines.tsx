import { Anchor } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import type { Schema } from "~/lib/api-types";
import { monthText } from "~/lib/format/date";
import { paths } from "~/lib/paths";

import { daysLeftText } from "./days-left";

type Props = { days: readonly Schema<"ListUpcoming">[]; now: string };

/** Of all current lists. Nothing without a trial date. */
export function NextDeadlines({ days, now }: Props) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="deadlines">
      <SectionHeading id="deadlines" title="Next deadlines" className="[&_h2]:text-20" />
      <ul>
        {days.map(({ list_id, list_name, name, rule, on }) => (
          <li
            key={`${list_id} ${name}`}
            className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3 first:pt-0 last:border-b-0"
          >
            <p>
              <time dateTime={on}>
                <span className="tnum block font-serif text-20 leading-none font-semibold">
                  {Number(on.slice(8))}
                </span>
                <span className="tnum mt-1 block text-13 text-muted">{monthText(on)}</span>
              </time>
            </p>
            <div className="min-w-0">
              <p className="leading-snug [overflow-wrap:anywhere]">
                <Anchor
                  href={paths.list(list_id)}
                  className="font-serif text-17 text-ink italic no-underline hover:text-accent"
                >
                  <bdi>{list_name}</bdi>
                </Anchor>
              </p>
              <p className="text-13 text-ink-2">
                {name}
                <span className="text-muted">, {daysLeftText(on, now)}</span>
              </p>
              {rule ? <p className="text-13 text-muted">{rule}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-muted">A scheduling order comes first.</p>
    </section>
  );
}
