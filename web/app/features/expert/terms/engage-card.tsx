import { CircleCheck, CircleSlash, CircleAlert } from "lucide-react";

import { engageAnswer, type Bar, type EngageRow } from "~/features/expert/terms/engage";

const looks: Record<Bar, { color: string; Icon: typeof CircleCheck }> = {
  none: { color: "text-success", Icon: CircleCheck },
  ask: { color: "text-warning", Icon: CircleAlert },
  stop: { color: "text-danger", Icon: CircleSlash },
};

/** What stands in the way of an engagement, before anybody writes. */
export function EngageCard({ rows, firstName }: { rows: readonly EngageRow[]; firstName: string }) {
  const { text, bar } = engageAnswer(rows);
  const { color, Icon } = looks[bar];
  return (
    <section aria-labelledby="engage-title">
      <h2 id="engage-title" className="text-17">
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
