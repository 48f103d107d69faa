import { Outlet } from "@remix-run/react";

import { AttorneyShell } from "~/features/shell/attorney-shell";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export default function Layout() {
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <AttorneyShell root={root}>
      <Outlet />
    </AttorneyShell>
  );
}
