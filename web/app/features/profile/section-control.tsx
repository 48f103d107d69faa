import { SectionHeading } from "~/components/ui/section-heading";
import type { Schema } from "~/lib/api-types";
import { daysAgoText } from "~/lib/format/age";
import { numberText } from "~/lib/format/number";

import { AgeLine } from "./age-line";
import { ConfirmSection } from "./confirm-section";
import { oldestFirst, sentenceList } from "./overview-order";
import { StateKey, StateShape } from "./section-state";

type Section = Schema<"OverviewSection">;

export function SectionControl({ sections }: { sections: readonly Section[] }) {
  return (
    <section aria-labelledby="sections">
      <SectionHeading
        id="sections"
        title="Your sections"
        aside={<span className="text-13 text-muted">Oldest first. Shaded after 180 days.</span>}
        size="sm"
        className="!mb-1"
      />
      <ul className="mt-1.5">
        {oldestFirst(sections).map((section) => (
          <SectionRow key={section.section} section={section} />
        ))}
      </ul>
      <StateKey states={sections.map((section) => section.state)} />
    </section>
  );
}

function SectionRow({ section }: { section: Section }) {
  const { days, state, title } = section;
  const stale = state === "stale";
  return (
    <li
      id={section.section}
      className="grid min-h-14 grid-cols-[14px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 target:bg-accent-tint target:shadow-[-12px_0_0_var(--accent-tint),12px_0_0_var(--accent-tint)] last:border-b-0 md:grid-cols-[14px_minmax(0,1fr)_minmax(0,1fr)_6.75rem_5.75rem]"
    >
      <StateShape state={state} />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-13 text-muted">{holds(section)}</p>
      </div>
      {days === null ? (
        <p className="hidden text-13 text-muted md:block">nothing yet</p>
      ) : (
        <div className="hidden md:block">
          <AgeLine days={days} stale={stale} />
        </div>
      )}
      <p
        className={`tnum row-start-2 col-start-2 text-13 md:row-auto md:col-auto ${
          stale ? "font-550 text-warning" : "text-muted"
        }`}
      >
        {days === null ? <span className="md:sr-only">nothing yet</span> : daysAgoText(days)}
      </p>
      <div className="col-start-3 row-span-2 row-start-1 justify-self-end md:col-auto md:row-auto">
        {days !== null ? (
          <ConfirmSection
            section={section.section}
            title={title}
            variant={stale ? "secondary" : "quiet"}
          />
        ) : null}
      </div>
    </li>
  );
}

/** '3 entries; without a photo'. */
function holds(section: Section): string {
  const entries =
    section.items === 0
      ? ""
      : section.items === 1
        ? "1 entry"
        : `${numberText(section.items)} entries`;
  const missing = section.missing ?? [];
  const lacks =
    missing.length === 0 || section.state === "empty" ? "" : `without ${sentenceList(missing)}`;
  return [entries, lacks].filter(Boolean).join("; ");
}
