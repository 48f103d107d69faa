import type { ReactNode } from "react";

import { Badge } from "~/components/ui/badge";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { criteriaText } from "./criteria-text";

type Props = { saved: Schema<"SavedSearch">; children?: ReactNode };

/** A saved search, what it asks for, and what is new. The name opens it. */
export function SavedRow({ saved, children }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Anchor
            href={paths.savedSearch(saved.id, saved.search)}
            prefetch="none"
            discover="none"
            className="font-serif text-18 font-semibold text-ink no-underline [overflow-wrap:anywhere] hover:text-accent"
          >
            <bdi>{saved.name}</bdi>
          </Anchor>
          {saved.new > 0 ? <Badge tone="accent">{numberText(saved.new)} new</Badge> : null}
        </p>
        <p dir="auto" className="mt-0.5 text-13 text-muted [overflow-wrap:anywhere]">
          {criteriaText(saved.words, saved.criteria)}
        </p>
        <p className="mt-0.5 text-13 text-muted">
          {saved.new > 0 ? (
            <>
              Since <DateText at={saved.opened_at} />
            </>
          ) : (
            "Nothing new"
          )}
          . Emails are {saved.mail ? "on" : "off"}.
        </p>
      </div>
      {children}
    </div>
  );
}
