import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { LinkedData } from "~/components/ui/linked-data";
import { articleLinkedData } from "~/features/blog/article-linked-data";
import { articleMeta } from "~/features/blog/article-meta";
import { ArticlePage } from "~/features/blog/article-page";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

/** A former slug and a document id come back from the BFF as a 301, which the API client passes on. */
export async function loader(args: LoaderFunctionArgs) {
  const article = await apiFor(args).get<Schema<"Article">>(`/api/content/articles/${encodeURIComponent(args.params.id ?? "")}`);
  const { origin } = args.context.settings;
  return { article, url: origin + paths.article(article.slug), site: origin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? articleMeta(data.article, data.url) : []);

export default function ArticleRoute() {
  const { article, url, site } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData data={articleLinkedData(article, url, site)} />
      <ArticlePage article={article} />
    </>
  );
}
