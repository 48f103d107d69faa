import { useRouteLoaderData } from "@remix-run/react";

import type { Schema } from "~/lib/api-types";
import type { Flash, PublicSettings, SessionTimes } from "~/lib/load-context";
import { leadsTo } from "~/lib/menu";
import { paths } from "~/lib/paths";

export interface RootData {
  session: Schema<"SessionView"> | null;
  times: SessionTimes | null;
  navigation: Pick<
    Schema<"Navigation">,
    "layout" | "group_layout" | "dashboard_route" | "menu" | "route" | "credits" | "notifications"
  >;
  site: Schema<"Site"> | null;
  theme: "light" | "dark" | null;
  flash: Flash | null;
  settings: PublicSettings;
  buildId: string;
  /** The decoded path without query. */
  path: string;
  /** The guard found no such page. */
  missing: boolean;
}

/** Returns null on the error screen of an outage. */
export function useRootData(): RootData | null {
  return (useRouteLoaderData("root") as RootData | undefined) ?? null;
}

/** Whether the reader asks experts. Staff don't, also if they are attorneys. */
export function useAsks(): boolean {
  const menu = useRootData()?.navigation.menu ?? [];
  return leadsTo(menu, paths.availabilityRequests());
}
