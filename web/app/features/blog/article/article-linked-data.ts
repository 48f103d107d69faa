import { breadcrumbs, graphOf, organization } from "~/components/content/linked-data";
import type { SharePicture } from "~/components/content/share-picture";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** `url` is canonical; `site` is the site's origin. */
export function articleLinkedData(
  article: Schema<"Article">,
  url: string,
  site: string,
  picture: SharePicture | null,
) {
  const { author, category } = article;
  return graphOf(
    {
      "@type": "Article",
      headline: article.title,
      description: article.seo?.description || article.summary,
      url,
      mainEntityOfPage: url,
      inLanguage: article.language,
      datePublished: article.published_at,
      dateModified: article.updated_at,
      image: picture ? [picture.url] : undefined,
      articleSection: category?.name,
      keywords: article.tags?.length ? article.tags.map((tag) => tag.name) : undefined,
      author: author
        ? {
            "@type": "Person",
            name: author.name,
            jobTitle: author.role || undefined,
            url: site + paths.author(author.slug),
          }
        : undefined,
      publisher: { "@id": `${site}/#organization` },
    },
    organization(site),
    breadcrumbs(site, [
      { name: "Blog", path: paths.blog() },
      ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
      { name: article.title, path: paths.article(article.slug) },
    ]),
  );
}
