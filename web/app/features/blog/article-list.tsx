import type { Schema } from "~/lib/api-types";

import { ArticleRow } from "./article-cards";

/** Articles in two columns, read row by row. */
export function ArticleGrid({ articles, level }: { articles: readonly Schema<"ArticleCard">[]; level?: "h2" | "h3" }) {
  return (
    <ul className="grid gap-x-14 md:grid-cols-2">
      {articles.map((article) => (
        <li key={article.id} className="border-b border-line py-[18px] md:py-6">
          <ArticleRow article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}
