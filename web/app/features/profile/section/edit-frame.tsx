import type { ReactNode } from "react";

import { StateShape } from "~/features/profile/section-state";
import { Anchor } from "~/components/ui/link";
import { Progress } from "~/components/ui/figure/progress";
import { ReasonScope } from "~/features/profile/reason/reason";
import { ReasonBanner } from "~/features/profile/reason/reason-banner";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

type Props = {
  overview: Schema<"ProfileOverview">;
  section: string;
  /** Why staff changed this profile before, or empty. */
  reason: string;
  result: FormResult | undefined;
  children: ReactNode;
};

/** Forms that show what is wrong with their reason themselves. */
const withReason = ["save", "add-found", "check", "withdraw-check"];

/** Staff edit on the expert's behalf: says whose profile it is, and leads to its sections. */
export function EditFrame({ overview, section, reason, result, children }: Props) {
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
        <ReasonScope
          key={expertId}
          kept={reason}
          result={result && withReason.includes(result.form) ? null : result}
        >
          <ReasonBanner expertId={expertId} name={name} />
          {children}
        </ReasonScope>
      </div>
    </div>
  );
}
