import { Outlet } from "@remix-run/react";

import { PlayerHost, useBarShortcuts } from "~/features/podcast/player/player-host";
import { PreloginShell } from "~/features/shell/prelogin-shell";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export default function Layout() {
  const root = useRootData();
  const shortcuts = useBarShortcuts();
  if (!root) return <Outlet />;
  return (
    <PreloginShell root={root} shortcuts={shortcuts} player={<PlayerHost />}>
      <Outlet />
    </PreloginShell>
  );
}
