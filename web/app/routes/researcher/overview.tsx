import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { StaffOverview } from "~/features/staff/staff-overview";
import { apiFor } from "~/lib/api.server";

export const handle = { guard: "table" };

export const meta = () => screenHead("Overview", "Experts by status, and the latest changes.");

export async function loader(args: LoaderFunctionArgs) {
  const overview = await apiFor(args).get("/api/admin/overview");
  return { overview, now: new Date().toISOString() };
}

export default function Overview() {
  const { overview, now } = useLoaderData<typeof loader>();
  return <StaffOverview overview={overview} now={now} />;
}
