import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { PreviewBar } from "~/components/content/preview-bar";
import { articleMeta } from "~/features/blog/article-meta";
import { articleView } from "~/features/blog/article.server";
import { ArticlePage } from "~/features/blog/article-page";
import { pageMeta } from "~/features/page/page-meta";
import { PageSections } from "~/features/page/page-sections";
import { pageView } from "~/features/page/page.server";
import { ApiError, apiFor, thrownFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { pageNotFound } from "~/lib/page-not-found";

import { pageSlots } from "./page-view";

export const handle = { guard: "table" };

export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

/** The BFF judges the token; whoever holds a valid one sees the draft as a page, others read why not. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("token");
  const answer = await apiFor(args).call<Schema<"Preview">>({ path: "/api/content/preview", query: { token } });
  if (!answer.ok) {
    const failure = thrownFor(answer);
    throw failure instanceof ApiError ? new Response(failure.detail, { status: failure.status, headers: headers() }) : failure;
  }
  const { article, page } = answer.data;
  if (article) return { kind: "article" as const, ...articleView({ ...article, preview: true }, args.context) };
  if (page) return { kind: "page" as const, ...pageView({ ...page, preview: true }, args.context) };
  throw pageNotFound(args.request.url);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  return data.kind === "article" ? articleMeta(data.article, data.url, data.picture) : pageMeta(data.page, data.url, data.picture);
};

export default function Preview() {
  const data = useLoaderData<typeof loader>();
  return data.kind === "article" ? (
    <>
      <PreviewBar updatedAt={data.article.updated_at} />
      <ArticlePage article={data.article} url={data.url} />
    </>
  ) : (
    <>
      <PreviewBar updatedAt={data.page.updated_at} />
      <PageSections page={data.page} slots={pageSlots} />
    </>
  );
}
