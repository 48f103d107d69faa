import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { pictureMeta } from "~/features/blog/article-meta";
import { sharePicture } from "~/features/blog/share-picture";
import { PageSections } from "~/features/page/page-sections";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { pageSlots } from "./page-view";

export const handle = { guard: "table" };

export async function loader(args: LoaderFunctionArgs) {
  const page = await apiFor(args).get<Schema<"Page">>("/api/content/pages/home");
  args.context.visitors.same();
  const { settings } = args.context;
  return { page, url: settings.origin + paths.home(), picture: sharePicture(page.seo?.picture, settings) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { page, url, picture } = data;
  const title = page.seo?.title || page.title;
  const description = page.seo?.description ?? "";
  return [
    { title: `${title} | Peritus` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Peritus" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...pictureMeta(picture),
  ];
};

export default function Home() {
  const { page } = useLoaderData<typeof loader>();
  return <PageSections page={page} slots={pageSlots} />;
}
