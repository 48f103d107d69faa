import { Outlet } from "@remix-run/react";

import { PreloginShell } from "~/features/shell/prelogin-shell";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export default function Layout() {
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <PreloginShell root={root}>
      <Outlet />
    </PreloginShell>
  );
}
