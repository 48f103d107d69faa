import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { headOf } from "~/components/content/head";
import { breadcrumbs, graphOf } from "~/components/content/linked-data";
import { LinkedData } from "~/components/ui/linked-data";
import { AuthorHeader } from "~/features/blog/listing/author-header";
import { BlogPage } from "~/features/blog/listing/blog-page";
import { blogPageQuery } from "~/features/blog/listing/blog-query";
import { loadBlog } from "~/features/blog/listing/blog.server";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params.slug ?? "";
  const blog = await loadBlog(args, { author: slug });
  const author = await apiFor(args).get("/api/content/authors/{slug}", { path: { slug } });
  const site = args.context.settings.origin;
  return {
    ...blog,
    author,
    site,
    url: site + paths.author(author.slug, blogPageQuery({ words: "", page: blog.page })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { author, page, url, words } = data;
  const title = page > 1 ? `${author.name}, page ${page}` : author.name;
  return headOf({
    title,
    description: author.bio || `Articles by ${author.name} on the blog of Peritus.`,
    url,
    type: "profile",
    unlisted: words !== "",
  });
};

export default function Author() {
  const { list, categories, all, words, author, site } = useLoaderData<typeof loader>();
  const address = paths.author(author.slug);
  const person = {
    "@type": "Person",
    name: author.name,
    jobTitle: author.role || undefined,
    description: author.bio || undefined,
    url: site + address,
    sameAs: author.website ? [author.website] : undefined,
  };
  return (
    <>
      <LinkedData
        data={graphOf(
          person,
          breadcrumbs(site, [
            { name: "Blog", path: paths.blog() },
            { name: author.name, path: address },
          ]),
        )}
      />
      <BlogPage
        list={list}
        categories={categories}
        all={all}
        words={words}
        hrefFor={(page) => paths.author(author.slug, blogPageQuery({ words, page }))}
        head={<AuthorHeader author={author} />}
      />
    </>
  );
}
