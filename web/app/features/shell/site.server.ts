import type { LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";

/**
 * The editors' header and footer, where this page or its error screen shows
 * them. Null while they cannot be had: the page then does without its links.
 */
export async function siteFor(
  args: LoaderFunctionArgs,
  navigation: Schema<"Navigation">,
): Promise<Schema<"Site"> | null> {
  if (navigation.layout !== "prelogin" && navigation.group_layout !== "prelogin") return null;
  try {
    return await args.context.published("site", () => readSite(args));
  } catch (error) {
    if (!(error instanceof SiteNotHad)) throw error;
    args.context.visitors.differ(); // the next visitor shall have them
    console.error(`header and footer not had: ${error.message} request=${args.context.requestId}`);
    return null;
  }
}

class SiteNotHad extends Error {}

async function readSite(args: LoaderFunctionArgs): Promise<Schema<"Site">> {
  const answer = await apiFor(args).call("get", "/api/content/site");
  if (!answer.ok) throw new SiteNotHad(answer.detail);
  return answer.data;
}
