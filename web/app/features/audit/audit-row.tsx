import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";

import { actionWords } from "./audit-filter";

const cell = "py-2.5 pr-5 max-md:p-0";
const erased = <span className="text-muted italic">erased</span>;

/** One entry. Who and on whom lead to all that he did, and all that was done there. */
export function AuditRow({
  entry,
  current,
  byHref,
  onHref,
}: {
  entry: Schema<"AuditEntry">;
  current: boolean;
  byHref: string;
  onHref: string;
}) {
  return (
    <tr
      className={classNames(
        "border-b border-line align-top max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:py-3",
        current ? "bg-accent-tint shadow-[inset_3px_0_var(--color-accent)]" : "hover:bg-sunken",
      )}
    >
      <td className={classNames(cell, "tnum pl-1.5 text-muted max-md:order-2 max-md:text-13")}>
        {entry.seq}
      </td>
      <td
        className={classNames(
          cell,
          "tnum whitespace-nowrap text-muted max-md:order-6 max-md:col-span-2 max-md:text-13",
        )}
      >
        <DateText at={entry.at} style="time" />
      </td>
      <td className={classNames(cell, "max-md:order-3 max-md:col-span-2")}>
        <span className="text-muted md:hidden">by </span>
        {entry.actor_erased ? (
          erased
        ) : entry.actor_id ? (
          <Anchor
            href={byHref}
            discover="none"
            title={entry.actor_groups?.replaceAll(",", ", ")}
            className="text-ink no-underline hover:text-accent hover:underline"
          >
            {entry.actor_name}
          </Anchor>
        ) : (
          entry.actor_name
        )}
      </td>
      <th scope="row" className={classNames(cell, "text-left font-semibold max-md:order-1")}>
        {actionWords(entry.action)}
      </th>
      <td className={classNames(cell, "max-md:order-4 max-md:col-span-2")}>
        <span className="text-muted md:hidden">on </span>
        {entry.subject_id ? (
          <Anchor
            href={onHref}
            discover="none"
            className="font-serif font-semibold text-ink no-underline hover:text-accent hover:underline"
          >
            {entry.subject_erased ? erased : entry.subject_name || entry.subject_id}
          </Anchor>
        ) : (
          entry.subject_name
        )}
      </td>
      <td className={classNames(cell, "max-w-[40rem] max-md:order-5 max-md:col-span-2")}>
        {entry.reason ? (
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {entry.reason}
          </p>
        ) : null}
        <Details detail={entry.detail} />
      </td>
    </tr>
  );
}

function Details({ detail }: { detail: Record<string, string> }) {
  const facts = Object.entries(detail).sort(([a], [b]) => a.localeCompare(b));
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 text-13 text-muted">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt>{name}:</dt>
          <dd className="min-w-0 break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
