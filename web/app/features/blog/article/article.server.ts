import type { AppLoadContext } from "@remix-run/node";

import { cardPicture, sharePicture } from "~/components/content/share-picture";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** The URLs and share picture of an article. */
export function articleView(
  article: Schema<"Article">,
  { settings }: Pick<AppLoadContext, "settings">,
) {
  const chosen = sharePicture(article.seo?.picture, settings);
  return {
    article,
    url: settings.origin + paths.article(article.slug),
    site: settings.origin,
    picture:
      chosen ??
      (article.preview
        ? null
        : cardPicture("article", article.slug, article.title, article.updated_at, settings)),
  };
}
