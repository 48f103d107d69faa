import {
  ArrowUpRight,
  Clock,
  Coins,
  CornerUpLeft,
  FileText,
  Hourglass,
  Send,
  Undo2,
  type LucideIcon,
} from "lucide-react";

import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Line = Schema<"CreditLine">;

const icons: Record<Line["kind"], LucideIcon> = {
  granted: Coins,
  bought: Coins,
  held: Clock,
  taken: Send,
  returned: Undo2,
  spent: FileText,
  expired: Hourglass,
  revoked: ArrowUpRight,
  refunded: ArrowUpRight,
  restored: CornerUpLeft,
  repaid: ArrowUpRight,
};

/** Movements, the last first, under their months. */
export function Statement({ lines, linked }: { lines: readonly Line[]; linked: boolean }) {
  const zone = useReaderZone();
  const months = byMonth(lines, zone);
  return (
    <>
      {months.map(({ month, lines: some }) => (
        <table key={month} className="mt-1 mb-5 w-full border-collapse text-15">
          <caption className="sr-only">{month}</caption>
          <thead>
            <tr className="border-b border-ink text-13 text-muted">
              <th scope="colgroup" colSpan={2} className="py-2.5 text-left font-semibold">
                {month}
              </th>
              <th scope="col" className="w-24 py-2.5 text-right font-semibold">
                Credits
              </th>
              <th scope="col" className="w-24 py-2.5 text-right font-semibold max-sm:sr-only">
                Free after
              </th>
            </tr>
          </thead>
          <tbody>
            {some.map((line) => (
              <Row key={line.number} line={line} linked={linked} />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function byMonth(lines: readonly Line[], zone: string | undefined) {
  const months: { month: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const month = dateText(line.at, "month", zone);
    const last = months.at(-1);
    if (last?.month === month) last.lines.push(line);
    else months.push({ month, lines: [line] });
  }
  return months;
}

function Row({ line, linked }: { line: Line; linked: boolean }) {
  const Icon = icons[line.kind];
  const title = <bdi>{line.title}</bdi>;
  return (
    <tr className={classNames("border-b border-line align-top", line.open && "bg-brass-tint")}>
      <td className={classNames("w-12 py-3", line.open && "pl-2")}>
        <span
          className={classNames(
            "grid size-8 place-items-center rounded-full [&_svg]:size-4",
            line.open ? "bg-surface text-brass" : "bg-sunken text-muted",
          )}
        >
          <Icon aria-hidden="true" />
        </span>
      </td>
      <th scope="row" className="min-w-0 py-3 pr-3 text-left font-normal">
        <span className="font-semibold [overflow-wrap:anywhere]">
          {linked && line.expert_shown ? (
            <Anchor
              href={paths.expert(line.expert_id)}
              className="text-ink no-underline hover:text-accent hover:underline"
            >
              {title}
            </Anchor>
          ) : (
            title
          )}
        </span>
        <span className="block text-13 text-muted [overflow-wrap:anywhere]">
          <DateText at={line.at} style="time" />
          {line.why ? <bdi>. {line.why}</bdi> : "."}
          {line.returns_at ? (
            <>
              {" "}
              <span className="font-medium text-brass">
                Comes back on <DateText at={line.returns_at} style="time" /> unless answered.
              </span>
            </>
          ) : null}
          {line.expires_at ? (
            <>
              {" "}
              Expires <DateText at={line.expires_at} />.
            </>
          ) : null}
        </span>
        <span className="block text-13 text-muted">
          Rule: {line.rule}, version {line.version}
        </span>
      </th>
      <td className="tnum py-3 text-right whitespace-nowrap">
        <Amount line={line} />
        <span className="block text-13 text-muted sm:hidden">{numberText(line.credits)} free</span>
        {line.owed > 0 ? (
          <span className="block text-13 text-danger">{numberText(line.owed)} owed</span>
        ) : null}
      </td>
      <td className={classNames("tnum py-3 text-right max-sm:hidden", line.open && "pr-2")}>
        {numberText(line.credits)}
      </td>
    </tr>
  );
}

function Amount({ line }: { line: Line }) {
  if (line.open) {
    return <strong className="font-semibold text-brass">{numberText(line.amount)} held</strong>;
  }
  if (line.change === 0) return <span className="text-muted">{numberText(line.amount)} taken</span>;
  return line.change > 0 ? (
    <span className="font-medium text-success">+{numberText(line.change)}</span>
  ) : (
    <>−{numberText(-line.change)}</>
  );
}
