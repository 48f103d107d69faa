import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

import { cardPicture, sharePicture } from "~/components/content/share-picture";
import { apiFor } from "~/lib/api.server";

import { pagePath } from "./page-path";
import type { Page } from "./section";

/** The URLs and share picture of a page. */
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

/** 404 if not published. */
export async function loadPage(args: LoaderFunctionArgs, name: Page["name"]) {
  const page = await apiFor(args).get("/api/content/pages/{name}", { path: { name } });
  args.context.visitors.same();
  // A form is for one visitor, since it contains its issue time.
  if (page.sections.some((section) => section.type === "form")) args.context.visitors.differ();
  return pageView(page, args.context);
}
