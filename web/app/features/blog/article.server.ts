import type { AppLoadContext } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { sharePicture } from "./share-picture";

/** What an article's page needs besides the article: its addresses and the picture that other sites show. */
export function articleView(article: Schema<"Article">, { settings }: Pick<AppLoadContext, "settings">) {
  return {
    article,
    url: settings.origin + paths.article(article.slug),
    site: settings.origin,
    picture: sharePicture(article.seo?.picture ?? article.picture, settings),
  };
}
