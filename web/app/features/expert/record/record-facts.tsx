import { Freshness } from "~/components/ui/figure/freshness";
import { LocalClock } from "~/features/expert/record/local-clock";
import type { ExpertRecord } from "~/features/expert/expert-record";

export function RecordFacts({ page, now }: { page: ExpertRecord; now: string }) {
  const at = new Date(now);
  return (
    <dl className="grid gap-2.5">
      {page.time_zone ? (
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Local time</dt>
          <dd className="text-right font-medium">
            <LocalClock zone={page.time_zone} now={now} named />
          </dd>
        </div>
      ) : null}
      {page.languages.length > 0 ? (
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{page.languages.length === 1 ? "Language" : "Languages"}</dt>
          <dd className="grid gap-0.5 text-right font-medium">
            {page.languages.map((language) => (
              <span key={language.language}>
                {language.name}
                <span className="font-normal text-muted">, {language.level}</span>
              </span>
            ))}
          </dd>
        </div>
      ) : null}
      {page.sections.map((section, index) => (
        <div
          key={section.section}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 ${
            index === 0 ? "mt-1 border-t border-line pt-3.5" : ""
          }`}
        >
          <dt className="text-muted">{section.title}</dt>
          <dd>
            <Freshness at={section.confirmed_at} now={at} verb="" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
