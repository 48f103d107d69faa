import { DateText } from "~/components/ui/date";
import { numberText } from "~/lib/format/number";

import type { ListedArticle } from "./listed-article";

/** 'Engineering · 9 minutes' above a title. */
export function Kicker({
  article,
}: {
  article: Pick<ListedArticle, "category" | "reading_minutes">;
}) {
  return (
    <p className="text-13 font-medium text-muted">
      {article.category ? `${article.category.name} · ` : ""}
      <ReadingTime minutes={article.reading_minutes} />
    </p>
  );
}

/** 'Name · November 18, 2026' below a title. */
export function Byline({ article }: { article: Pick<ListedArticle, "author" | "published_at"> }) {
  return (
    <p className="text-13 text-muted">
      {article.author ? `${article.author.name} · ` : ""}
      <DateText at={article.published_at} className="md:whitespace-nowrap" />
    </p>
  );
}

export function ReadingTime({ minutes }: { minutes: number }) {
  return <>{minutes === 1 ? "1 minute" : `${minutes} minutes`}</>;
}

export function articleCount(count: number): string {
  return count === 1 ? "1 article" : `${numberText(count)} articles`;
}

/** For articles not in English. */
export function languageOf({ language }: Pick<ListedArticle, "language">): string | undefined {
  return /^en(-|$)/.test(language) ? undefined : language;
}
