import { Outlet } from "@remix-run/react";

import { StaffShell } from "~/features/shell/staff-shell";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export default function Layout() {
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <StaffShell root={root}>
      <Outlet />
    </StaffShell>
  );
}
