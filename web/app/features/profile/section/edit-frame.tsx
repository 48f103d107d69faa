import type { ReactNode } from "react";

import { StateShape } from "~/features/profile/section-state";
import { Anchor } from "~/components/ui/link";
import { Progress } from "~/components/ui/figure/progress";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

type Props = { overview: Schema<"ProfileOverview">; section: string; children: ReactNode };

/** Staff edit on the expert's behalf: says whose profile it is, and leads to its sections. */
export function EditFrame({ overview, section, children }: Props) {
  const { expert_id: expertId, name } = overview;
  return (
    <div className="lg:grid lg:grid-cols-[256px_minmax(0,1fr)]">
      <nav aria-label="Sections" className="border-line px-3 py-5 max-lg:border-b lg:border-r">
        <div className="mx-2.5 mb-3.5 border-b border-line pb-3">
          <p className="mb-2 flex items-baseline justify-between gap-4">
            <b dir="auto" className="font-550">
              {name}
            </b>
            <b className="tnum font-550">{overview.completeness}%</b>
          </p>
          <Progress label="Profile completeness" value={overview.completeness} />
        </div>
        <ul className="max-lg:flex max-lg:gap-1 max-lg:overflow-x-auto">
          {(overview.sections ?? []).map((one) => (
            <li key={one.section} className="max-lg:flex-none">
              <Anchor
                href={paths.editSection(expertId, one.section)}
                aria-current={one.section === section ? "page" : undefined}
                className="grid min-h-[34px] grid-cols-[20px_minmax(0,1fr)] items-center gap-[9px] rounded-control px-2.5 py-1 text-ink-2 no-underline hover:bg-sunken aria-[current=page]:bg-accent-tint aria-[current=page]:font-550 aria-[current=page]:text-accent touch:min-h-11"
              >
                <StateShape state={one.state} />
                <span>{one.title}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <p
          role="note"
          className="flex flex-wrap items-baseline gap-x-4 border-b border-line bg-brass-tint px-4 py-2.5 md:px-8"
        >
          <span>
            You’re editing the profile of <b className="font-550">{name}</b> on their behalf. Every
            change is in their history under your name.
          </span>
          <TextLink href={paths.expertHistory(expertId)}>History</TextLink>
        </p>
        {children}
      </div>
    </div>
  );
}
