import { Link } from "@remix-run/react";

import { CountBar } from "~/components/chart/count-bar";
import { numberText } from "~/lib/format/number";

type CountRow = { key: string; label: string; count: number; href?: string };

type Props = {
  label: string;
  rows: readonly CountRow[];
  /** The count that fills the width; by default that of the longest row. */
  most?: number;
};

export function CountBars({
  label,
  rows,
  most = Math.max(0, ...rows.map((row) => row.count)),
}: Props) {
  return (
    <ul aria-label={label} className="grid gap-0.5">
      {rows.map((row) => {
        const inside = (
          <>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere] group-hover:text-accent">
                {row.label}
              </span>
              <span className="tnum text-13 text-muted">{numberText(row.count)}</span>
            </span>
            <span className="mt-1 block">
              <CountBar count={row.count} most={most} />
            </span>
          </>
        );
        return (
          <li key={row.key}>
            {row.href === undefined ? (
              <div className="py-1.5">{inside}</div>
            ) : (
              <Link
                to={row.href}
                discover="none"
                className="group block py-1.5 text-ink no-underline touch:py-2.5"
              >
                {inside}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
