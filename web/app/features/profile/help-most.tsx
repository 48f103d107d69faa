import { SectionHeading } from "~/components/ui/section-heading";
import type { Schema } from "~/lib/api-types";

import { ConfirmSection } from "./confirm-section";
import { mostHelpful, sentenceList } from "./overview-order";

type Section = Schema<"OverviewSection">;

export function HelpMost({ sections }: { sections: readonly Section[] }) {
  const helpful = mostHelpful(sections);
  if (helpful.length === 0) return null;
  const firstStale = helpful.find((section) => section.state === "stale");
  return (
    <section aria-labelledby="help-most">
      <SectionHeading
        id="help-most"
        title="Biggest improvements"
        aside={<span className="text-13 text-muted">Share of a complete profile</span>}
        size="sm"
        className="!mb-1"
      />
      <ul>
        {helpful.map((section) => (
          <li
            key={section.section}
            className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 border-b border-line py-3.5 last:border-b-0 sm:grid-cols-[48px_minmax(0,1fr)_auto]"
          >
            <span className="tnum font-serif text-20 leading-none font-semibold text-accent">
              {Math.round(section.weight)}%
            </span>
            <p>
              <span className="block font-semibold">{advice(section)}</span>
              <span className="block text-muted">{section.why}</span>
            </p>
            {section.state === "stale" ? (
              <div className="col-start-2 justify-self-start sm:col-auto">
                <ConfirmSection
                  section={section.section}
                  title={section.title}
                  variant={section === firstStale ? "primary" : "secondary"}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function advice(section: Section): string {
  if (section.state === "stale") return `Confirm ${section.title}`;
  const missing = section.missing ?? [];
  return missing.length === 0
    ? `Complete ${section.title}`
    : `${section.title}: add ${sentenceList(missing)}`;
}
