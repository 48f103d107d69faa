import type { Schema } from "~/lib/api-types";

type Card = Schema<"ArticleCard">;
type Named = { name: string } | null;

/** Only what lists show, to keep pages small. */
export type ListedArticle = Pick<
  Card,
  "slug" | "title" | "language" | "published_at" | "reading_minutes"
> & {
  category: Named;
  author: Named;
  picture: { url: string } | null;
  /** For the lead article. */
  summary?: string;
  /** In a search. */
  marks?: Schema<"Marks">;
};

export type ListedArticles = Pick<
  Schema<"ArticleList">,
  "count" | "page" | "total" | "category" | "tag" | "author"
> & {
  results: ListedArticle[];
  /** Words of a search that no article has. */
  missing: string[];
};

export function listedArticles({
  count,
  page,
  total,
  category,
  tag,
  author,
  results,
  search,
}: Schema<"ArticleList">): ListedArticles {
  return {
    count,
    page,
    total,
    category,
    tag,
    author,
    missing: search?.missing ?? [],
    results: (results ?? []).map((card, at) => {
      const marks = search?.marks?.[at];
      if (marks) return { ...listedArticle(card), marks };
      return at === 0 ? { ...listedArticle(card), summary: card.summary } : listedArticle(card);
    }),
  };
}

function listedArticle({
  slug,
  title,
  language,
  published_at,
  reading_minutes,
  category,
  author,
  picture,
}: Card): ListedArticle {
  return {
    slug,
    title,
    language,
    published_at,
    reading_minutes,
    category: named(category),
    author: named(author),
    picture: picture && { url: picture.url },
  };
}

function named(one: { name: string } | null): Named {
  return one && { name: one.name };
}
