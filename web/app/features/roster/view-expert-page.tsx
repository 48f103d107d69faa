import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import {
  recordSections,
  RecordSections,
  type RecordData,
} from "~/features/expert/record/record-sections";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { statusWords } from "./words";

type Props = {
  overview: Schema<"ProfileOverview">;
  asPublic: boolean;
  now: string;
  /** Null if these readers wouldn't see the page. */
  seen: Omit<RecordData, "now"> | null;
};

/** A profile in any status, read-only, as attorneys or as everyone would read it. */
export function ViewExpertPage({ overview, asPublic, now, seen }: Props) {
  const { expert_id: expertId, status } = overview;
  const tabs = [
    { label: "As attorneys see it", href: paths.viewExpert(expertId), on: !asPublic },
    {
      label: "As the public sees it",
      href: paths.viewExpert(expertId, { as: "public" }),
      on: asPublic,
    },
  ];
  return (
    <div className="mx-auto max-w-[60rem] px-4 pt-5 pb-16 md:px-6">
      <Anchor
        href={paths.viewExperts()}
        className="text-13 text-accent no-underline hover:underline"
      >
        ← Experts
      </Anchor>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 dir="auto" className="text-25">
            {overview.name || "Not named yet"}
          </h1>
          <p dir="auto" className="mt-0.5 text-ink-2">
            {overview.headline}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-muted">
            <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
            <span className="tnum">{overview.completeness}% complete</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={paths.expertHistory(expertId)}>History</LinkButton>
          <LinkButton href={paths.editSection(expertId, "about-me")} variant="primary">
            Edit profile
          </LinkButton>
        </div>
      </div>
      {overview.missing.length > 0 ? (
        <Note tone="neutral" className="mt-4" title="This profile can’t be published yet">
          Missing: {overview.missing.join(", ")}.
        </Note>
      ) : null}
      <nav aria-label="Readers" className="mt-5 mb-6 flex gap-5 border-b border-line">
        {tabs.map(({ label, href, on }) => (
          <Anchor
            key={label}
            href={href}
            aria-current={on ? "page" : undefined}
            className="-mb-px border-b-2 border-transparent py-2 text-muted no-underline hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-550 aria-[current=page]:text-ink touch:min-h-11"
          >
            {label}
          </Anchor>
        ))}
      </nav>
      {seen === null ? (
        <EmptyState
          title={asPublic ? "The public can’t see this page" : "Attorneys can’t see this page"}
          text="About me is empty, or its visibility hides the whole page from these readers."
        />
      ) : (
        <RecordSections
          page={seen.page}
          sections={recordSections({ ...seen, now })}
          now={now}
          open={asPublic}
        />
      )}
    </div>
  );
}
