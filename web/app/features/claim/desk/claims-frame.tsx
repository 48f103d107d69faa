import type { ReactNode } from "react";

import { TabLinks } from "~/components/ui/paging/tabs";
import { paths } from "~/lib/paths";

/** By `tab`; the first is the default. */
const deskTabs = ["claims", "profiles", "bar-admissions"] as const;
export type DeskTab = (typeof deskTabs)[number];

const labels: Record<DeskTab, string> = {
  claims: "Claims",
  profiles: "New profiles",
  "bar-admissions": "Bar admissions",
};

export function deskTabOf(query: URLSearchParams): DeskTab {
  return deskTabs.find((tab) => tab === query.get("tab")) ?? "claims";
}

type ClaimsFrameProps = {
  tab: DeskTab;
  /** Waiting items per queue. */
  waiting: Partial<Record<DeskTab, number>>;
  children: ReactNode;
};

/** All claims that wait for staff, a tab for each kind. */
export function ClaimsFrame({ tab, waiting, children }: ClaimsFrameProps) {
  return (
    <div className="px-4 pt-6 pb-24 md:px-6">
      <h1 className="text-25">Claims</h1>
      <div className="mt-3">
        <TabLinks
          label="Queues"
          items={deskTabs.flatMap((one) => {
            const count = waiting[one];
            return count === undefined
              ? []
              : [
                  {
                    href: paths.claims({ tab: one === "claims" ? "" : one }),
                    label: labels[one],
                    count,
                    current: one === tab,
                  },
                ];
          })}
        />
      </div>
      {children}
    </div>
  );
}
