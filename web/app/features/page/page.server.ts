import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

import { cardPicture, sharePicture } from "~/components/content/share-picture";
import { apiFor } from "~/lib/api.server";

import { pagePath } from "./page-path";
import type { Page } from "./section";

/** What a page of the editors needs besides itself: its addresses and the picture that other sites show. */
export function pageView(page: Page, { settings }: Pick<AppLoadContext, "settings">) {
  const chosen = sharePicture(page.seo?.picture, settings);
  return {
    page,
    url: settings.origin + pagePath(page.name),
    site: settings.origin,
    picture:
      chosen ??
      (page.preview ? null : cardPicture("page", page.name, page.title, page.updated_at, settings)),
  };
}

/** Loads a published page. One that is not published is 404. */
export async function loadPage(args: LoaderFunctionArgs, name: Page["name"]) {
  const page = await apiFor(args).get("/api/content/pages/{name}", { path: { name } });
  args.context.visitors.same();
  // A form is for one visitor, because it contains the time it was issued.
  if (page.sections.some((section) => section.type === "form")) args.context.visitors.differ();
  return pageView(page, args.context);
}
