import type { LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";

/** Null if unavailable; the page then has no site links. */
export async function siteFor(
  args: LoaderFunctionArgs,
  navigation: Schema<"Navigation">,
): Promise<Schema<"Site"> | null> {
  if (navigation.layout !== "prelogin" && navigation.group_layout !== "prelogin") return null;
  try {
    return await args.context.published("site", () => readSite(args));
  } catch (error) {
    if (!(error instanceof SiteUnavailable)) throw error;
    args.context.visitors.differ(); // the next visitor should get them
    console.error(
      `header and footer unavailable: ${error.message} request=${args.context.requestId}`,
    );
    return null;
  }
}

class SiteUnavailable extends Error {}

async function readSite(args: LoaderFunctionArgs): Promise<Schema<"Site">> {
  const result = await apiFor(args).call("get", "/api/content/site");
  if (!result.ok) throw new SiteUnavailable(result.detail);
  return result.data;
}
