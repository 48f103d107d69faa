import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { breadcrumbs, graphOf } from "~/components/content/linked-data";
import { LinkedData } from "~/components/ui/linked-data";
import { blogMeta } from "~/features/blog/listing/blog-meta";
import { BlogPage } from "~/features/blog/listing/blog-page";
import { blogPageQuery } from "~/features/blog/listing/blog-query";
import { loadBlog } from "~/features/blog/listing/blog.server";
import { pageNotFound } from "~/lib/page-not-found";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const blog = await loadBlog(args, { category: args.params.categoryName ?? "" });
  const category = blog.list.category;
  if (!category) throw pageNotFound(args.request.url);
  const description = blog.categories.find((one) => one.slug === category.slug)?.description;
  const site = args.context.settings.origin;
  const url = site + paths.category(category.slug, blogPageQuery({ words: "", page: blog.page }));
  return {
    ...blog,
    category,
    site,
    description:
      description || `Articles on ${category.name.toLowerCase()} for attorneys and experts.`,
    url,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? blogMeta({
        title: data.category.name,
        description: data.description,
        url: data.url,
        page: data.page,
        searching: data.words !== "",
        category: data.category.slug,
      })
    : [];

export default function Category() {
  const { list, categories, all, words, category, site } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData
        data={graphOf(
          breadcrumbs(site, [
            { name: "Blog", path: paths.blog() },
            { name: category.name, path: paths.category(category.slug) },
          ]),
        )}
      />
      <BlogPage
        list={list}
        categories={categories}
        all={all}
        words={words}
        hrefFor={(page) => paths.category(category.slug, blogPageQuery({ words, page }))}
      />
    </>
  );
}
