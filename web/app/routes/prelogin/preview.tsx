import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { PreviewBar } from "~/components/content/preview-bar";
import { articleMeta } from "~/features/blog/article/article-meta";
import { articleView } from "~/features/blog/article/article.server";
import { ArticlePage } from "~/features/blog/article/article-page";
import { InquiryForm } from "~/features/inquiry/inquiry-form";
import { loadInquiry } from "~/features/inquiry/inquiry.server";
import type { BandSlots } from "~/features/page/band";
import { pageMeta } from "~/features/page/page-meta";
import { PageSections } from "~/features/page/page-sections";
import { pageView } from "~/features/page/page.server";
import { EpisodePage } from "~/features/podcast/episode-page";
import { episodeMeta, podcastMeta } from "~/features/podcast/podcast-meta";
import { episodeView } from "~/features/podcast/podcast.server";
import { ShowPage } from "~/features/podcast/show-page";
import { ApiError, apiFor, thrownFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { pageNotFound } from "~/lib/page-not-found";
import { paths } from "~/lib/paths";

import { claimSearch, pageSlots } from "./page-view";

export const handle = { guard: "table" };

export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

/** The BFF checks the token, and that no other browser has opened the link. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get("token");
  const api = apiFor(args);
  const result = await api.call("get", "/api/content/preview", {
    query: { token },
    headers: { "X-Preview-Browser": args.context.proofs.ensure("preview") },
  });
  if (!result.ok) {
    const failure = thrownFor(result);
    throw failure instanceof ApiError
      ? new Response(failure.detail, { status: failure.status, headers: headers() })
      : failure;
  }
  const { article, page, episode, podcast } = result.data;
  if (article)
    return {
      kind: "article" as const,
      ...articleView({ ...article, preview: true }, args.context),
    };
  if (page) {
    const form = (page.sections ?? []).find((section) => section.type === "form")?.form;
    return {
      kind: "page" as const,
      ...pageView({ ...page, preview: true }, args.context),
      inquiry: form ? await loadInquiry(args, form) : null,
    };
  }
  if (episode) {
    const show = await api.get("/api/content/podcast");
    return {
      kind: "episode" as const,
      ...episodeView({ ...episode, preview: true }, show, args.context),
    };
  }
  if (podcast) {
    const list = await api.get("/api/content/episodes");
    return {
      kind: "podcast" as const,
      podcast,
      list,
      url: args.context.settings.origin + paths.podcast(),
    };
  }
  throw pageNotFound(args.request.url);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  switch (data?.kind) {
    case "article":
      return articleMeta(data.article, data.url, data.picture);
    case "page":
      return pageMeta(data.page, data.url, data.picture);
    case "episode":
      return episodeMeta(data.episode, data.podcast, data);
    case "podcast":
      return podcastMeta(data.podcast, { url: data.url, page: 1, words: "", picture: null });
    default:
      return [];
  }
};

/** Sends nothing. */
const previewForm = (inquiry: Schema<"InquiryForm"> | null): BandSlots["form"] =>
  function Form({ form }) {
    return inquiry?.form === form ? (
      <fieldset disabled>
        <InquiryForm definition={inquiry} />
      </fieldset>
    ) : null;
  };

export default function Preview() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case "article":
      return (
        <>
          <PreviewBar updatedAt={data.article.updated_at} />
          <ArticlePage article={data.article} url={data.url} />
        </>
      );
    case "page":
      return (
        <>
          <PreviewBar updatedAt={data.page.updated_at} />
          <PageSections
            page={data.page}
            slots={{
              ...pageSlots,
              form: previewForm(data.inquiry),
              search: data.page.name === "become-an-expert" ? claimSearch : undefined,
            }}
          />
        </>
      );
    case "episode":
      return (
        <>
          <PreviewBar updatedAt={data.episode.updated_at} />
          <EpisodePage episode={data.episode} podcast={data.podcast} url={data.url} />
        </>
      );
    case "podcast":
      return (
        <>
          <PreviewBar />
          <ShowPage podcast={data.podcast} list={data.list} words="" />
        </>
      );
  }
}
