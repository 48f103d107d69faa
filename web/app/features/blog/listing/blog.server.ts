import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { pageNotFound } from "~/lib/page-not-found";

import { blogPageQuery, blogQuery } from "./blog-query";
import { listedArticles } from "./listed-article";

/** All, or by slug. */
type BlogPart = { category?: string; tag?: string; author?: string };

/** A missing part or page is a 404. */
export async function loadBlog(args: LoaderFunctionArgs, part: BlogPart = {}) {
  const api = apiFor(args);
  const { words, page } = blogQuery(args.request.url);
  const filtered = words !== "" || Object.keys(part).length > 0;
  const [list, categories, whole] = await Promise.all([
    api.get("/api/content/articles", {
      query: { ...blogPageQuery({ words, page }), ...part },
    }),
    api.get("/api/content/categories"),
    filtered ? api.get("/api/content/articles") : null,
  ]);
  const unknown =
    (part.category !== undefined && !list.category) ||
    (part.tag !== undefined && !list.tag) ||
    (part.author !== undefined && !list.author);
  if (unknown || page > Math.max(1, list.total)) throw pageNotFound(args.request.url);
  args.context.visitors.same();
  return {
    list: listedArticles(list),
    categories: categories.results ?? [],
    all: (whole ?? list).count,
    words,
    page,
  };
}
