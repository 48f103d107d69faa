import type { Schema } from "~/lib/api-types";

import type { SharePicture } from "./share-picture";

/** schema.org Article. `url` is the canonical address and `site` the origin of the site. */
export function articleLinkedData(article: Schema<"Article">, url: string, site: string, picture: SharePicture | null) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.seo?.description || article.summary,
    url,
    mainEntityOfPage: url,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    image: picture ? [picture.url] : undefined,
    articleSection: article.category?.name,
    author: article.author ? { "@type": "Person", name: article.author.name, jobTitle: article.author.role ?? undefined } : undefined,
    publisher: { "@type": "Organization", name: "Peritus", url: site },
  };
}
