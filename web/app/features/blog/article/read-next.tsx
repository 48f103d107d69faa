import { ArticleTile } from "../listing/article-cards";
import type { ListedArticle } from "../listing/listed-article";

export function ReadNext({ articles }: { articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-18" aria-labelledby="read-next" data-print="hide">
      <div className="rule-double pt-[18px]">
        <h2 id="read-next" className="text-25">
          Read next
        </h2>
      </div>
      <ul className="mt-5 grid gap-6 md:grid-cols-3 md:gap-8">
        {articles.slice(0, 3).map((article) => (
          <li key={article.slug}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
