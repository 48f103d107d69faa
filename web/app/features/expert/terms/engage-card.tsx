import { CircleCheck, CircleSlash, CircleAlert } from "lucide-react";

import { engageAnswer, type Bar, type EngageRow } from "~/features/expert/terms/engage";

const looks: Record<Bar, { color: string; Icon: typeof CircleCheck }> = {
  none: { color: "text-success", Icon: CircleCheck },
  ask: { color: "text-warning", Icon: CircleAlert },
  stop: { color: "text-danger", Icon: CircleSlash },
};

type EngageProps = { rows: readonly EngageRow[]; firstName: string };

/** The answer alone, where the card comes after the record. Leads to the card. */
export function EngageLine({ rows, firstName }: EngageProps) {
  const { text, bar } = engageAnswer(rows);
  const { color, Icon } = looks[bar];
  return (
    <a
      href="#engage-title"
      data-print="hide"
      className="mt-4 flex min-h-11 items-center gap-2.5 rounded-card border border-line bg-surface px-4 py-2.5 text-ink no-underline hover:border-edge xl:hidden"
    >
      <Icon aria-hidden="true" className={`size-[18px] flex-none ${color}`} />
      <span className="min-w-0">
        <span className="block text-13 text-muted">May I engage {firstName}?</span>
        <span className={`font-semibold ${color}`}>{text}</span>
      </span>
      <span className="ml-auto flex-none text-13 text-accent underline">See terms</span>
    </a>
  );
}

/** What stands in the way of an engagement, before anybody writes. */
export function EngageCard({ rows, firstName }: EngageProps) {
  const { text, bar } = engageAnswer(rows);
  const { color, Icon } = looks[bar];
  return (
    <section aria-labelledby="engage-title">
      <h2 id="engage-title" className="scroll-mt-24 text-17">
        May I engage {firstName}?
      </h2>
      <p className={`mt-1 flex items-center gap-2 font-semibold ${color}`}>
        <Icon aria-hidden="true" className="size-[18px] flex-none" />
        {text}
      </p>
      <dl className="mt-2 grid">
        {rows.map((row) => (
          <div
            key={row.label}
            className={`grid gap-x-4 border-t border-line py-2 ${
              row.text.length > 44 ? "" : "grid-cols-[auto_minmax(0,1fr)]"
            }`}
          >
            <dt className="text-13 leading-[1.7] text-muted">{row.label}</dt>
            <dd
              dir="auto"
              className={`min-w-0 [overflow-wrap:anywhere] whitespace-pre-line ${
                row.text.length > 44 ? "" : "text-right"
              } ${row.bar === "none" ? "" : "font-medium"}`}
            >
              {row.text}
              {row.note ? <span className="block text-13 text-muted">{row.note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
