import { BlockBody } from "~/components/content/blocks/body";
import type { Schema } from "~/lib/api-types";

import { ArticleHeader } from "./article-header";
import { ArticlePicture } from "./article-picture";
import { AuthorCard } from "./author-card";
import { Contents } from "../contents/contents";
import { ReadNext } from "./read-next";
import { ShareLinks } from "./share-links";
import { TagLinks } from "./tag-links";

/** Published or draft. `url` is canonical, for sharing. */
export function ArticlePage({ article, url }: { article: Schema<"Article">; url: string }) {
  const contents = article.contents ?? [];
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <article dir={article.direction} className="pt-7 md:pt-13">
        <ArticleHeader article={article} />
        <figure className="-mx-5 mt-6 mb-6 md:mx-0 md:mt-8 md:mb-11">
          <ArticlePicture
            article={article}
            frame="aspect-[390/200] md:aspect-[1112/320] md:rounded-card"
            largest={[1112, 320]}
            sizes="(min-width: 75rem) 1112px, 100vw"
            priority
            decorative={false}
          />
          {article.picture?.caption ? (
            <figcaption
              dir="auto"
              lang={article.language}
              className="mt-2 px-5 text-13 text-muted md:px-0"
            >
              {article.picture.caption}
            </figcaption>
          ) : null}
        </figure>
        <div className="grid items-start gap-5 lg:grid-cols-[192px_minmax(0,34rem)_minmax(0,1fr)] lg:gap-14">
          <Contents headings={contents} language={article.language} />
          <div className="min-w-0 max-w-[34rem] lg:col-start-2">
            <div lang={article.language}>
              <BlockBody blocks={article.body} initial margin />
            </div>
            <div className="mt-10 grid gap-5">
              <TagLinks tags={article.tags} />
              <ShareLinks url={url} title={article.title} />
            </div>
            {article.author ? (
              <div className="mt-12">
                <AuthorCard author={article.author} bio={article.author_bio} />
              </div>
            ) : null}
          </div>
        </div>
      </article>
      <ReadNext articles={article.related ?? []} />
    </div>
  );
}
