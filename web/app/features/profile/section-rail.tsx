import { useLocation } from "@remix-run/react";

import { Anchor } from "~/components/ui/link";
import { Progress } from "~/components/ui/figure/progress";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { StateShape } from "./section-state";

/** The sections of the expert's own profile, with their state. */
export function SectionRail({ overview }: { overview: Schema<"ProfileOverview"> }) {
  const { pathname } = useLocation();
  const sections = overview.sections ?? [];
  return (
    <>
      <div className="mx-2.5 mb-3.5 border-y border-line py-3">
        <p className="mb-2 flex items-baseline justify-between gap-4">
          <Anchor
            href={paths.myProfile()}
            aria-current={
              pathname.toLowerCase().replace(/\/$/, "") === paths.myProfile() ? "page" : undefined
            }
            className="font-550 text-ink no-underline hover:text-accent aria-[current=page]:text-accent"
          >
            Overview
          </Anchor>
          <b className="tnum font-550">{overview.completeness}%</b>
        </p>
        <Progress label="Profile completeness" value={overview.completeness} />
      </div>
      <ul>
        {sections.map((section) => (
          <li key={section.section}>
            <Anchor
              href={paths.mySection(section.section)}
              aria-current={
                pathname.toLowerCase().replace(/\/$/, "") === paths.mySection(section.section)
                  ? "page"
                  : undefined
              }
              className="grid min-h-[34px] grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-[9px] rounded-control px-2.5 py-1 text-ink-2 no-underline hover:bg-sunken aria-[current=page]:bg-accent-tint aria-[current=page]:font-550 aria-[current=page]:text-accent touch:min-h-11"
            >
              <StateShape state={section.state} />
              <span>{section.title}</span>
              <small className="tnum text-[0.75rem] text-muted">{figure(section)}</small>
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}

function figure({ days, items, state }: Schema<"OverviewSection">): string {
  if (days !== null && state === "stale") return `${days} days`;
  return items > 1 ? String(items) : "";
}
