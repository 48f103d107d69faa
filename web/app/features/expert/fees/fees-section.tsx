import { Table } from "~/components/ui/table/table";
import { CostCalculator } from "~/features/expert/fees/cost-calculator";
import { cancellationTexts, conditionsText, rateUnit } from "~/features/expert/fees/fee-words";
import type { FeeLine, FeesView } from "~/features/expert/record/record-view";
import { moneyText } from "~/lib/format/money";

/** The schedule beside a calculator. */
export function Fees({ fees }: { fees: FeesView }) {
  const terms = [
    { label: "Retainer", texts: fees.retainer ? [moneyText(fees.retainer, fees.currency)] : [] },
    { label: "Rush", texts: fees.rush ? [`+${fees.rush}%`] : [] },
    { label: "Cancellation", texts: cancellationTexts(fees) },
  ].filter(({ texts }) => texts.length > 0);
  const rate = (line: FeeLine) => (
    <span className="whitespace-nowrap">
      {moneyText(line.rate, fees.currency)}{" "}
      <span className="text-13 text-muted">{rateUnit(line)}</span>
    </span>
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:block">
      <div className="min-w-0">
        <Table
          caption="Fee schedule"
          columns={[
            {
              key: "activity",
              title: "Activity",
              header: true,
              // On phones, the whole line is here, so that the schedule stays short.
              cell: (line) => (
                <>
                  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                    {line.text}
                    <span className="tnum md:hidden">{rate(line)}</span>
                  </span>
                  {conditionsText(line) ? (
                    <span className="block text-13 text-muted first-letter:uppercase md:hidden">
                      {conditionsText(line)}
                    </span>
                  ) : null}
                </>
              ),
            },
            { key: "rate", title: "Rate", align: "end", wideOnly: true, cell: rate },
            {
              key: "conditions",
              title: "Conditions",
              wideOnly: true,
              cell: (line) =>
                conditionsText(line) ? (
                  <span className="inline-block text-13 first-letter:uppercase">
                    {conditionsText(line)}
                  </span>
                ) : (
                  <span className="text-13 text-muted">None</span>
                ),
            },
          ]}
          rows={fees.lines}
          rowKey={({ activity, unit }) => `${activity}-${unit}`}
        />
        {terms.length > 0 ? (
          <dl className="mt-3 grid gap-y-2 border-t border-line pt-3">
            {terms.map(({ label, texts }) => (
              <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4">
                <dt className="text-muted">{label}</dt>
                <dd className="tnum grid gap-0.5">
                  {texts.map((text) => (
                    <span key={text}>{text}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {fees.notes ? (
          <p
            dir="auto"
            className="mt-3 max-w-[56ch] text-ink-2 whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {fees.notes}
          </p>
        ) : null}
      </div>
      <CostCalculator fees={fees} />
    </div>
  );
}
