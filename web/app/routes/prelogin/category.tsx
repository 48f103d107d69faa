import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { blogMeta } from "~/features/blog/blog-meta";
import { BlogPage } from "~/features/blog/blog-page";
import { blogPageQuery } from "~/features/blog/blog-query";
import { loadBlog } from "~/features/blog/blog.server";
import { pageNotFound } from "~/lib/page-not-found";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const blog = await loadBlog(args, { category: args.params.categoryName ?? "" });
  const category = blog.list.category;
  if (!category) throw pageNotFound(args.request.url);
  const description = blog.categories.find((one) => one.slug === category.slug)?.description;
  const url = args.context.settings.origin + paths.category(category.slug, blogPageQuery({ words: "", page: blog.page }));
  return { ...blog, category, description: description || `Articles on ${category.name.toLowerCase()} for attorneys and experts.`, url };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? blogMeta({ title: data.category.name, description: data.description, url: data.url, page: data.page, searching: data.words !== "", category: data.category.slug }) : [];

export default function Category() {
  const { list, categories, all, words, category } = useLoaderData<typeof loader>();
  return <BlogPage list={list} categories={categories} all={all} words={words} hrefFor={(page) => paths.category(category.slug, blogPageQuery({ words, page }))} />;
}
