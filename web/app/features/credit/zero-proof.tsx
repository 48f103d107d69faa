import { ShieldAlert, ShieldCheck } from "lucide-react";

import { classNames } from "~/components/ui/class-names";
import type { Schema } from "~/lib/api-types";
import { countText, numberText } from "~/lib/format/number";

type Totals = Schema<"CreditTotals">;

/** Where all credits came from and where they are. Both sides are always equal. */
export function ZeroProof({ totals }: { totals: Totals }) {
  const sound = totals.sum === 0 && totals.wrong === 0;
  const came = [
    ["Granted", -totals.granted],
    ["Bought", -totals.bought],
    ["Owed", 0 - totals.owed],
  ] as const;
  const are = [
    ["Free", totals.free],
    ["Held", totals.held],
    ["Spent", totals.spent],
    ["Expired", totals.expired],
    ["Revoked", totals.revoked],
    ["Refunded", totals.refunded],
  ] as const;
  const Icon = sound ? ShieldCheck : ShieldAlert;
  return (
    <section
      aria-label="Totals"
      className={classNames(
        "mt-4 rounded-card border bg-surface",
        sound ? "border-line" : "border-danger",
      )}
    >
      <div className="grid gap-x-8 gap-y-3 px-4 py-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)]">
        <Side title="Sources" sums={came} />
        <Side title="Now" sums={are} />
      </div>
      <p
        role={sound ? "status" : "alert"}
        className={classNames(
          "flex items-start gap-2 border-t px-4 py-2.5 text-13",
          sound ? "border-line text-success" : "border-danger text-danger",
        )}
      >
        <Icon aria-hidden="true" className="size-[18px] flex-none" />
        <span className="tnum">
          All accounts add up to <strong className="font-semibold">{numberText(totals.sum)}</strong>
          .{" "}
          {totals.wrong === 0
            ? `So do those of each wallet, ${numberText(totals.wallets)} in all.`
            : `${countText(totals.wrong, "wallet doesn’t", "wallets don’t")} add up to zero.`}
        </span>
      </p>
    </section>
  );
}

function Side({ title, sums }: { title: string; sums: readonly (readonly [string, number])[] }) {
  const total = sums.reduce((sum, [, n]) => sum + n, 0);
  return (
    <div>
      <h2 className="tnum text-13 font-semibold text-muted">
        {title}: {numberText(total)}
      </h2>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {sums.map(([term, n]) => (
          <div key={term} className="flex min-w-[4.5rem] flex-col-reverse justify-end">
            <dt className="text-13 text-muted">{term}</dt>
            <dd className="tnum font-serif text-20 font-semibold">{numberText(n)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
