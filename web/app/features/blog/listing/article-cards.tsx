import { Anchor } from "~/components/ui/link";
import { TextRuns } from "~/components/ui/text-runs";
import { passageOf } from "~/lib/passage";

import { paths } from "~/lib/paths";

import { Byline, Kicker, languageOf } from "./article-lines";
import { ArticlePicture } from "../article/article-picture";
import type { ListedArticle } from "./listed-article";

type Level = "h2" | "h3";

/** The whole card is clickable; the link is only the title. */
function TitleLink({ article }: { article: ListedArticle }) {
  return (
    <Anchor
      href={paths.article(article.slug)}
      discover="none"
      className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
    >
      {article.marks ? <TextRuns runs={article.marks.title ?? []} /> : article.title}
    </Anchor>
  );
}

export function FeaturedArticle({ article }: { article: ListedArticle }) {
  return (
    <article className="group relative grid items-center gap-4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12">
      <ArticlePicture
        article={article}
        frame="aspect-[640/380] rounded-card"
        largest={[620, 368]}
        sizes="(min-width: 75rem) 620px, (min-width: 48rem) 55vw, 100vw"
        priority
      />
      <div>
        <Kicker article={article} />
        <h2 dir="auto" lang={languageOf(article)} className="mt-1.5 text-25 md:text-32">
          <TitleLink article={article} />
        </h2>
        <p
          dir="auto"
          lang={languageOf(article)}
          className="mt-2.5 text-17 leading-[1.55] text-ink-2 md:mt-3"
        >
          {article.summary}
        </p>
        <div className="mt-3">
          <Byline article={article} />
        </div>
      </div>
    </article>
  );
}

export function LeadArticle({ article }: { article: ListedArticle }) {
  return (
    <article className="group relative">
      <ArticlePicture
        article={article}
        frame="mb-4 aspect-[640/340] rounded-card"
        largest={[570, 303]}
        sizes="(min-width: 75rem) 570px, (min-width: 64rem) 50vw, 100vw"
      />
      <Kicker article={article} />
      <h3 dir="auto" lang={languageOf(article)} className="mt-1 text-25 tracking-[-0.012em]">
        <TitleLink article={article} />
      </h3>
      <p dir="auto" lang={languageOf(article)} className="mt-2 max-w-[60ch] text-muted">
        {article.summary}
      </p>
      <div className="mt-2.5">
        <Byline article={article} />
      </div>
    </article>
  );
}

export function ArticleRow({ article, level = "h3" }: { article: ListedArticle; level?: Level }) {
  const Heading = level;
  return (
    <article className="group relative grid grid-cols-[96px_minmax(0,1fr)] items-start gap-3.5 md:grid-cols-[136px_minmax(0,1fr)] md:gap-5">
      <ArticlePicture
        article={article}
        frame="aspect-square rounded-card md:aspect-[136/104]"
        largest={[136, 104]}
      />
      <div>
        <Kicker article={article} />
        <Heading
          dir="auto"
          lang={languageOf(article)}
          className="mt-0.5 mb-1.5 text-17 leading-[1.3] tracking-[-0.012em] md:text-20"
        >
          <TitleLink article={article} />
        </Heading>
        {article.marks ? (
          <p dir="auto" className="mb-1.5 text-ink-2">
            <TextRuns runs={passageOf(article.marks)} />
          </p>
        ) : null}
        <Byline article={article} />
      </div>
    </article>
  );
}

/** A row on phones, else a tile. */
export function ArticleTile({ article }: { article: ListedArticle }) {
  return (
    <article className="group relative grid grid-cols-[96px_minmax(0,1fr)] items-start gap-3.5 md:block">
      <ArticlePicture
        article={article}
        frame="aspect-square rounded-card md:mb-3 md:aspect-[3/2]"
        largest={[350, 233]}
        sizes="(min-width: 75rem) 350px, (min-width: 48rem) 30vw, 144px"
      />
      <div>
        <Kicker article={article} />
        <h3
          dir="auto"
          lang={languageOf(article)}
          className="mt-0.5 mb-1.5 text-17 leading-[1.3] tracking-[-0.012em] md:text-20"
        >
          <TitleLink article={article} />
        </h3>
        <Byline article={article} />
      </div>
    </article>
  );
}
