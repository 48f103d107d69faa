import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { breadcrumbs, graphOf } from "~/components/content/linked-data";
import { LinkedData } from "~/components/ui/linked-data";
import { blogMeta } from "~/features/blog/listing/blog-meta";
import { BlogPage } from "~/features/blog/listing/blog-page";
import { blogPageQuery } from "~/features/blog/listing/blog-query";
import { loadBlog } from "~/features/blog/listing/blog.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const blog = await loadBlog(args);
  const site = args.context.settings.origin;
  return { ...blog, site, url: site + paths.blog(blogPageQuery({ words: "", page: blog.page })) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? blogMeta({
        title: data.words ? `Articles on ‘${data.words}’` : "Blog",
        description: "Experts on method, attorneys on what courts did with it.",
        url: data.url,
        page: data.page,
        searching: data.words !== "",
      })
    : [];

export default function Blog() {
  const { list, categories, all, words, site } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData data={graphOf(breadcrumbs(site, [{ name: "Blog", path: paths.blog() }]))} />
      <BlogPage
        list={list}
        categories={categories}
        all={all}
        words={words}
        hrefFor={(page) => paths.blog(blogPageQuery({ words, page }))}
      />
    </>
  );
}
