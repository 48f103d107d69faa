import { Outlet } from "@remix-run/react";

import { Shell } from "~/features/shell/shell";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "demo" };

export default function Layout() {
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <Shell root={root} layout="prelogin">
      <Outlet />
    </Shell>
  );
}
