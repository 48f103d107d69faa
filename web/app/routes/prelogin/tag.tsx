import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { breadcrumbs, graphOf } from "~/components/content/linked-data";
import { LinkedData } from "~/components/ui/linked-data";
import { blogMeta } from "~/features/blog/listing/blog-meta";
import { BlogPage } from "~/features/blog/listing/blog-page";
import { blogPageQuery } from "~/features/blog/listing/blog-query";
import { loadBlog } from "~/features/blog/listing/blog.server";
import { TagHeader } from "~/features/blog/listing/tag-header";
import { pageNotFound } from "~/lib/page-not-found";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const blog = await loadBlog(args, { tag: args.params.tag ?? "" });
  const { tag } = blog.list;
  if (!tag) throw pageNotFound(args.request.url);
  const site = args.context.settings.origin;
  return {
    ...blog,
    tag,
    site,
    url: site + paths.tag(tag.slug, blogPageQuery({ words: "", page: blog.page })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? blogMeta({
        title: `Articles on ${data.tag.name}`,
        description: `What experts and attorneys have written on ${data.tag.name} for the blog of Peritus.`,
        url: data.url,
        page: data.page,
        searching: data.words !== "",
      })
    : [];

export default function Tag() {
  const { list, categories, all, words, tag, site } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData
        data={graphOf(
          breadcrumbs(site, [
            { name: "Blog", path: paths.blog() },
            { name: tag.name, path: paths.tag(tag.slug) },
          ]),
        )}
      />
      <BlogPage
        list={list}
        categories={categories}
        all={all}
        words={words}
        hrefFor={(page) => paths.tag(tag.slug, blogPageQuery({ words, page }))}
        head={<TagHeader name={tag.name} count={list.count} />}
      />
    </>
  );
}
