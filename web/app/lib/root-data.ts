import { useRouteLoaderData } from "@remix-run/react";

import type { Schema } from "~/lib/api-types";
import type { Flash, PublicSettings, SessionTimes } from "~/lib/load-context";

/** What every page knows: who is here, where they may go, and how the page is dressed. */
export interface RootData {
  session: Schema<"SessionView"> | null;
  times: SessionTimes | null;
  navigation: Pick<
    Schema<"Navigation">,
    "layout" | "group_layout" | "dashboard_route" | "menu" | "route"
  >;
  site: Schema<"Site"> | null;
  theme: "light" | "dark" | null;
  flash: Flash | null;
  settings: PublicSettings;
  buildId: string;
  /** Address of the page without its query, decoded. */
  path: string;
  /** True where the guard found that no such page exists. */
  missing: boolean;
}

/** Null on the error screen of an outage, when the root itself could not be loaded. */
export function useRootData(): RootData | null {
  return (useRouteLoaderData("root") as RootData | undefined) ?? null;
}
