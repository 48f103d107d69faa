import type { ReactNode } from "react";

import { SearchBox } from "~/components/form/search-box";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { missingText } from "~/lib/passage";
import { paths } from "~/lib/paths";

import { FeaturedArticle } from "./article-cards";
import { ArticleGrid } from "./article-list";
import { CategoryTabs } from "./category-tabs";
import type { ListedArticles } from "./listed-article";
import { FeedLinks } from "./feed-links";
import { NothingFound } from "./nothing-found";

type Props = {
  list: ListedArticles;
  categories: readonly Schema<"CategoryCount">[];
  all: number;
  /** Empty when browsing. */
  words: string;
  hrefFor: (page: number) => string;
  /** Replaces the blog's own head with its `h1`. */
  head?: ReactNode;
};

export function BlogPage({ list, categories, all, words, hrefFor, head }: Props) {
  const searching = words !== "";
  const articles = list.results;
  const whole = !list.tag && !list.author;
  const featured = !searching && whole && list.page === 1 ? articles[0] : undefined;
  const rest = featured ? articles.slice(1) : articles;
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      {head ?? <BlogHeader list={list} categories={categories} words={words} />}
      {whole ? (
        <CategoryTabs
          categories={categories}
          all={all}
          current={searching ? undefined : (list.category?.slug ?? null)}
        />
      ) : null}
      {articles.length === 0 ? <NoArticles words={words} categories={categories} /> : null}
      {featured ? (
        <div className="mt-7">
          <FeaturedArticle article={featured} />
        </div>
      ) : null}
      {rest.length > 0 ? (
        <section
          aria-labelledby={featured ? "earlier" : undefined}
          aria-label={featured ? undefined : "Articles"}
          className={featured ? "mt-14" : whole ? "mt-2" : "rule-double pt-2"}
        >
          {featured ? (
            <div className="rule-double mb-1 pt-[18px]">
              <h2 id="earlier" className="text-25">
                Earlier
              </h2>
            </div>
          ) : null}
          <ArticleGrid articles={rest} level={featured ? "h3" : "h2"} />
        </section>
      ) : null}
      <div className="mt-6">
        <Pagination page={list.page} total={list.total} hrefFor={hrefFor} />
      </div>
      {whole && !searching ? (
        <div className="mt-8">
          <FeedLinks category={list.category?.slug} />
        </div>
      ) : null}
    </div>
  );
}

function BlogHeader({ list, categories, words }: Pick<Props, "list" | "categories" | "words">) {
  const searching = words !== "";
  const category = list.category
    ? categories.find((one) => one.slug === list.category?.slug)
    : undefined;
  return (
    <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mt-13">
      <div>
        <h1 className="md:display text-[2.375rem] leading-[1.1] md:text-44">
          {titleOf(list, words)}
        </h1>
        <p role={searching ? "status" : undefined} className="mt-1.5 text-17 text-muted">
          {searching
            ? [found(list.count), missingText("article", list.count > 0 ? list.missing : [])]
                .filter(Boolean)
                .join(". ")
            : category?.description ||
              "Experts explain their methods. Attorneys explain what the courts did with them."}
        </p>
      </div>
      <SearchBox action={paths.blog()} of="Blog" label="Search articles" words={words} />
    </div>
  );
}

function NoArticles({ words, categories }: Pick<Props, "words" | "categories">) {
  if (words !== "") return <NothingFound words={words} categories={categories} />;
  return <p className="mt-10 text-17 text-muted">No articles here yet.</p>;
}

function titleOf(list: ListedArticles, words: string): string {
  if (words !== "") return `Articles on ‘${words}’`;
  return list.category?.name ?? "Reading the evidence";
}

function found(count: number): string {
  if (count === 0) return "No articles found";
  return count === 1 ? "1 article found" : `${numberText(count)} articles found`;
}
