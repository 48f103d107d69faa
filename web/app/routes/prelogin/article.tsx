import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { articleMeta } from "~/features/blog/article-meta";
import { ArticlePage } from "~/features/blog/article-page";
import { articleLinkedData } from "~/features/blog/json-ld";
import { LinkedData } from "~/features/blog/linked-data";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

/** A former slug and a document id come back from the BFF as a 301, which the API client passes on. */
export async function loader(args: LoaderFunctionArgs) {
  const article = await apiFor(args).get<Schema<"Article">>(`/api/content/articles/${encodeURIComponent(args.params.id ?? "")}`);
  const { settings, nonce } = args.context;
  return { article, url: settings.origin + paths.article(article.slug), site: settings.origin, nonce };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? articleMeta(data.article, data.url) : []);

export default function ArticleRoute() {
  const { article, url, site, nonce } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData data={articleLinkedData(article, url, site)} nonce={nonce} />
      <ArticlePage article={article} />
    </>
  );
}
