import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { StaffOverview } from "~/features/staff/staff-overview";
import { apiFor } from "~/lib/api.server";

export const handle = {
  guard: "table",
  shortcuts: listShortcuts("item").filter(({ keys }) => keys[0] !== "/"),
};

export const meta = () => screenHead("Overview", "What is waiting for staff, oldest first.");

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const [overview, waiting] = await Promise.all([
    api.get("/api/admin/overview"),
    api.get("/api/admin/waiting"),
  ]);
  return { overview, waiting, now: new Date().toISOString() };
}

export default function Overview() {
  const { overview, waiting, now } = useLoaderData<typeof loader>();
  return <StaffOverview overview={overview} waiting={waiting} now={now} />;
}
