import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { LinkedData } from "~/components/ui/linked-data";
import { articleLinkedData } from "~/features/blog/article/article-linked-data";
import { articleMeta } from "~/features/blog/article/article-meta";
import { articleView } from "~/features/blog/article/article.server";
import { ArticlePage } from "~/features/blog/article/article-page";
import { apiFor } from "~/lib/api.server";

export const handle = { guard: "table", scripts: "late" };

/** Former slugs and document ids are 301s, passed on by the client. */
export async function loader(args: LoaderFunctionArgs) {
  const article = await apiFor(args).get("/api/content/articles/{id}", {
    path: { id: args.params.id ?? "" },
  });
  args.context.visitors.same();
  return articleView(article, args.context);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? articleMeta(data.article, data.url, data.picture) : [];

export default function ArticleRoute() {
  const { article, url, site, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData data={articleLinkedData(article, url, site, picture)} />
      <ArticlePage article={article} url={url} />
    </>
  );
}
