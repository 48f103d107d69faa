import { Eye, Mail } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Freshness } from "~/components/ui/freshness";
import { LocalClock } from "~/features/expert/local-clock";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

type Props = { page: Schema<"ExpertPage">; now: string };

/** How to reach the expert, when it is there now, and how old each part of the record is. */
export function SidePanel({ page, now }: Props) {
  const at = new Date(now);
  return (
    <Card as="section" aria-label={`Reaching ${page.name}`}>
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
      </dl>
      {page.sections.length > 0 ? (
        <dl className="mt-3.5 grid gap-2.5 border-t border-line pt-3.5">
          {page.sections.map((section) => (
            <div key={section.section} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-muted">{section.title}</dt>
              <dd>
                <Freshness at={section.confirmed_at} now={at} verb="" />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="mt-3.5 grid gap-2 border-t border-line pt-4">
        {page.contact_email ? (
          <>
            <LinkButton href={`mailto:${page.contact_email}`} variant="primary" full icon={<Mail aria-hidden="true" strokeWidth={1.7} />}>
              E-mail {page.first_name}
            </LinkButton>
            <p className="text-center text-13 text-muted [overflow-wrap:anywhere]">{page.contact_email}</p>
          </>
        ) : null}
        <LinkButton href={paths.publicExpert(page.slug)} variant={page.contact_email ? "quiet" : "secondary"} full icon={<Eye aria-hidden="true" strokeWidth={1.7} />}>
          As others see it
        </LinkButton>
      </div>
    </Card>
  );
}
