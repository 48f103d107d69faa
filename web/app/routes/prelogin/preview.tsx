import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { articleMeta } from "~/features/blog/article-meta";
import { ArticlePage } from "~/features/blog/article-page";
import { PreviewBar } from "~/features/blog/preview-bar";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

/** The BFF judges the token; whoever holds a valid one sees the draft as a page. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("token");
  const article = await apiFor(args).get<Schema<"Article">>("/api/content/preview", { query: { token } });
  return { article: { ...article, preview: true }, url: args.context.settings.origin + paths.article(article.slug) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? articleMeta(data.article, data.url) : []);

export default function Preview() {
  const { article } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBar updatedAt={article.updated_at} />
      <ArticlePage article={article} />
    </>
  );
}
