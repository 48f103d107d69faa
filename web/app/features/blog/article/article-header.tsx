import { Link } from "@remix-run/react";

import { Avatar } from "~/components/ui/picture/avatar";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { ReadingTime } from "../listing/article-lines";

export function ArticleHeader({ article }: { article: Schema<"Article"> }) {
  const { author, category } = article;
  return (
    <header className="max-w-[54rem] lg:ms-[248px]">
      <p className="text-13 font-medium text-muted" lang="en-US">
        {category ? (
          <>
            <TextLink href={paths.category(category.slug)}>{category.name}</TextLink>
            {" · "}
          </>
        ) : null}
        <ReadingTime minutes={article.reading_minutes} />
        {" · "}
        <DateText at={article.published_at} />
      </p>
      <h1 dir="auto" lang={article.language} className="mt-2 mb-3.5 text-32 md:display md:text-44">
        {article.title}
      </h1>
      <p
        dir="auto"
        lang={article.language}
        className="max-w-[62ch] font-serif text-17 leading-[1.5] text-ink-2 md:text-20 md:leading-[1.5]"
      >
        {article.summary}
      </p>
      {author ? (
        <div className="mt-5 flex items-center gap-3 leading-[1.4]">
          <Avatar name={author.name} src={author.picture?.url} size={48} />
          <p>
            <Link
              to={paths.author(author.slug)}
              discover="none"
              className="block font-semibold text-ink no-underline hover:text-accent"
            >
              {author.name}
            </Link>
            {author.role ? <span className="block text-13 text-muted">{author.role}</span> : null}
          </p>
        </div>
      ) : null}
    </header>
  );
}
