import type { ReactNode } from "react";

import { AttorneyShell } from "~/features/shell/attorney-shell";
import { ExpertShell } from "~/features/shell/expert-shell";
import { PreloginShell } from "~/features/shell/prelogin-shell";
import { StaffShell } from "~/features/shell/staff-shell";
import type { RootData } from "~/lib/root-data";

/** The frame that the BFF names. */
export function Shell({
  root,
  layout,
  rail,
  children,
}: {
  root: RootData;
  layout: RootData["navigation"]["layout"];
  rail?: ReactNode;
  children: ReactNode;
}) {
  switch (layout) {
    case "attorney":
      return <AttorneyShell root={root}>{children}</AttorneyShell>;
    case "researcher":
      return <StaffShell root={root}>{children}</StaffShell>;
    case "default":
      return (
        <ExpertShell root={root} rail={rail}>
          {children}
        </ExpertShell>
      );
    case "prelogin":
      return <PreloginShell root={root}>{children}</PreloginShell>;
  }
}
