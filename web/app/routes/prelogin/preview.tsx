import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { articleMeta } from "~/features/blog/article-meta";
import { articleView } from "~/features/blog/article.server";
import { ArticlePage } from "~/features/blog/article-page";
import { PreviewBar } from "~/features/blog/preview-bar";
import { ApiError, apiFor, thrownFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { pageNotFound } from "~/lib/page-not-found";

export const handle = { guard: "table" };

export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

/** The BFF judges the token; whoever holds a valid one sees the draft as a page, others read why not. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("token");
  const answer = await apiFor(args).call<Schema<"Preview">>({ path: "/api/content/preview", query: { token } });
  if (answer.ok) {
    if (!answer.data.article) throw pageNotFound(args.request.url);
    return articleView({ ...answer.data.article, preview: true }, args.context);
  }
  const failure = thrownFor(answer);
  throw failure instanceof ApiError ? new Response(failure.detail, { status: failure.status, headers: headers() }) : failure;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? articleMeta(data.article, data.url, data.picture) : []);

export default function Preview() {
  const { article } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBar updatedAt={article.updated_at} />
      <ArticlePage article={article} />
    </>
  );
}
