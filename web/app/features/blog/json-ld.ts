import type { Schema } from "~/lib/api-types";

/**
 * JSON for the inside of a `<script>`: the letters that could close the element
 * or end a line of script are written as escapes, which JSON reads as the same
 * text.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** schema.org Article. `url` is the canonical address and `site` the origin of the site. */
export function articleLinkedData(article: Schema<"Article">, url: string, site: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.seo?.description || article.summary,
    url,
    mainEntityOfPage: url,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    image: article.picture ? [article.picture.url] : undefined,
    articleSection: article.category?.name,
    author: article.author ? { "@type": "Person", name: article.author.name, jobTitle: article.author.role ?? undefined } : undefined,
    publisher: { "@type": "Organization", name: "Peritus", url: site },
  };
}
