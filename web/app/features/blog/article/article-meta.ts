import type { MetaDescriptor } from "@remix-run/node";

import { headOf } from "~/components/content/head";
import type { SharePicture } from "~/components/content/share-picture";
import type { Schema } from "~/lib/api-types";

/** `url` is canonical. */
export function articleMeta(
  article: Schema<"Article">,
  url: string,
  picture: SharePicture | null,
): MetaDescriptor[] {
  const { seo } = article;
  return [
    ...headOf({
      title: seo?.title || article.title,
      description: seo?.description || article.summary,
      url,
      type: "article",
      picture,
      unlisted: article.preview || seo?.no_index,
    }),
    { property: "article:published_time", content: article.published_at },
    { property: "article:modified_time", content: article.updated_at },
    ...(article.category ? [{ property: "article:section", content: article.category.name }] : []),
    ...(article.tags ?? []).map((tag) => ({ property: "article:tag", content: tag.name })),
    ...(article.author ? [{ name: "author", content: article.author.name }] : []),
  ];
}
