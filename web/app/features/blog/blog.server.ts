import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { pageNotFound } from "~/lib/page-not-found";

import { blogPageQuery, blogQuery } from "./blog-query";

/** Everything that a list of articles shows. A category or a page that does not exist is thrown as 404. */
export async function loadBlog(args: LoaderFunctionArgs, category: string | null) {
  const api = apiFor(args);
  const { words, page } = blogQuery(args.request.url);
  const filtered = words !== "" || category !== null;
  const [list, categories, whole] = await Promise.all([
    api.get<Schema<"ArticleList">>("/api/content/articles", { query: { ...blogPageQuery({ words, page }), category } }),
    api.get<Schema<"CategoryList">>("/api/content/categories"),
    filtered ? api.get<Schema<"ArticleList">>("/api/content/articles") : null,
  ]);
  if ((category !== null && !list.category) || page > Math.max(1, list.total)) throw pageNotFound(args.request.url);
  args.context.visitors.same();
  return { list, categories: categories.results ?? [], all: (whole ?? list).count, words, page };
}
