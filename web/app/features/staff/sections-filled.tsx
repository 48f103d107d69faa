import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

export function SectionsFilled({
  sections,
  experts,
}: {
  sections: Schema<"AdminOverview">["sections"];
  experts: number;
}) {
  return (
    <ul>
      {sections.map((section) => (
        <li
          key={section.section}
          className="grid min-h-9 grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1.5 last:border-b-0"
        >
          <span>{section.title}</span>
          <span aria-hidden="true" className="h-2.5 rounded-[2px] bg-heat-0">
            <span
              className="block h-full rounded-[2px] bg-side-p"
              style={{ width: `${experts === 0 ? 0 : (section.filled / experts) * 100}%` }}
            />
          </span>
          <span className="tnum text-end text-13 text-muted">
            <b className="text-15 font-semibold text-ink">{numberText(section.filled)}</b> of{" "}
            {numberText(experts)}
          </span>
        </li>
      ))}
    </ul>
  );
}
