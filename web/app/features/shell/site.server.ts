import type { LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";

/** Null if unavailable; the page then has no site links. */
export async function siteFor(
  args: LoaderFunctionArgs,
  navigation: Schema<"Navigation">,
): Promise<Schema<"Site"> | null> {
  if (navigation.layout !== "prelogin" && navigation.group_layout !== "prelogin") return null;
  const site = await apiFor(args).call("get", "/api/content/site");
  if (site.ok) return site.data;
  args.context.visitors.differ(); // the next visitor should get them
  console.error(`header and footer unavailable: ${site.detail} request=${args.context.requestId}`);
  return null;
}
