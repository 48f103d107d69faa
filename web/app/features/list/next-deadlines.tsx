import { Anchor } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";
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
            className="border-b border-line py-2.5 first:pt-0 last:border-b-0"
          >
            <p className="tnum font-550">
              <time dateTime={on}>{dateText(on, "short")}</time>{" "}
              <span className="text-13 font-normal text-muted">{daysLeftText(on, now)}</span>
            </p>
            <p className="[overflow-wrap:anywhere]">
              <Anchor
                href={paths.list(list_id)}
                className="font-serif font-semibold text-ink no-underline hover:text-accent"
              >
                <bdi>{list_name}</bdi>
              </Anchor>
            </p>
            <p className="text-13 text-muted">{rule ? `${name}, ${rule}` : name}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-muted">A scheduling order comes first.</p>
    </section>
  );
}
