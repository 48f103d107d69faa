import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";

import { SectionRail } from "~/features/profile/section-rail";
import { leadsTo } from "~/lib/menu";
import { Shell } from "~/features/shell/shell";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

/** An expert's rail shows their sections. */
export async function loader(args: LoaderFunctionArgs) {
  const { navigation } = args.context;
  if (navigation?.layout !== "default" || !leadsTo(navigation.menu, paths.myProfile()))
    return { overview: null };
  const result = await apiFor(args).call("get", "/api/my-profile");
  return { overview: result.ok ? result.data : null };
}

/** For routes without their own frame; the BFF names it per person. */
export default function Layout() {
  const { overview } = useLoaderData<typeof loader>();
  const root = useRootData();
  if (!root) return <Outlet />;
  return (
    <Shell
      root={root}
      layout={root.navigation.layout}
      rail={overview ? <SectionRail overview={overview} /> : undefined}
    >
      <Outlet />
    </Shell>
  );
}
