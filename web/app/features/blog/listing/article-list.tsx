import { ArticleRow } from "./article-cards";
import type { ListedArticle } from "./listed-article";

export function ArticleGrid({
  articles,
  level,
}: {
  articles: readonly ListedArticle[];
  level?: "h2" | "h3";
}) {
  return (
    <ul className="grid gap-x-14 md:grid-cols-2">
      {articles.map((article) => (
        <li key={article.slug} className="border-b border-line py-[18px] md:py-6">
          <ArticleRow article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}
