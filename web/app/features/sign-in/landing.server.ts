import type { ActionFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { ownPath } from "~/lib/address/own-path";

/** The wanted path if the BFF allows it, else the dashboard. */
export async function landingFor(
  args: ActionFunctionArgs,
  access: string,
  next: string | null,
): Promise<string> {
  const wanted = ownPath(next);
  const result = await apiFor(args).call("get", "/api/navigation", {
    query: { path: wanted ?? "/" },
    token: access,
  });
  if (!result.ok) return "/";
  const { verdict, dashboard_route } = result.data;
  return wanted !== null && verdict.allow && verdict.reason === "ok"
    ? wanted
    : dashboard_route || "/";
}
