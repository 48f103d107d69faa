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
};

export type ListedArticles = Pick<
  Schema<"ArticleList">,
  "count" | "page" | "total" | "category" | "tag" | "author"
> & { results: ListedArticle[] };

export function listedArticles({
  count,
  page,
  total,
  category,
  tag,
  author,
  results,
}: Schema<"ArticleList">): ListedArticles {
  return {
    count,
    page,
    total,
    category,
    tag,
    author,
    results: (results ?? []).map((card, at) =>
      at === 0 ? { ...listedArticle(card), summary: card.summary } : listedArticle(card),
    ),
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
