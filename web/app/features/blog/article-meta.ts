import type { MetaDescriptor } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";

import type { SharePicture } from "./share-picture";

/** Head of an article's page. `url` is its canonical address. */
export function articleMeta(article: Schema<"Article">, url: string, picture: SharePicture | null): MetaDescriptor[] {
  const { seo } = article;
  const title = seo?.title || article.title;
  const description = seo?.description || article.summary;
  return [
    { title: `${title} | Peritus` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(article.preview || seo?.no_index ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: "Peritus" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "article:published_time", content: article.published_at },
    { property: "article:modified_time", content: article.updated_at },
    ...(article.category ? [{ property: "article:section", content: article.category.name }] : []),
    ...(article.author ? [{ name: "author", content: article.author.name }] : []),
    ...pictureMeta(picture),
  ];
}

/** OpenGraph and card tags of a picture, or of none. */
export function pictureMeta(picture: SharePicture | null): MetaDescriptor[] {
  if (!picture) return [{ name: "twitter:card", content: "summary" }];
  return [
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:image", content: picture.url },
    { property: "og:image:alt", content: picture.alt },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
  ];
}
