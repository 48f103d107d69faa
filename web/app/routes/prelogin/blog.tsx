import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { blogMeta } from "~/features/blog/blog-meta";
import { BlogPage } from "~/features/blog/blog-page";
import { blogPageQuery } from "~/features/blog/blog-query";
import { loadBlog } from "~/features/blog/blog.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const blog = await loadBlog(args);
  const url = args.context.settings.origin + paths.blog(blogPageQuery({ words: "", page: blog.page }));
  return { ...blog, url };
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
  const { list, categories, all, words } = useLoaderData<typeof loader>();
  return <BlogPage list={list} categories={categories} all={all} words={words} hrefFor={(page) => paths.blog(blogPageQuery({ words, page }))} />;
}
