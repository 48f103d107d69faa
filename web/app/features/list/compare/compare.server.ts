import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { recordOf } from "~/features/expert/record/record-view.server";
import { apiFor, thrownFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

import { factsOf, tableOf } from "./facts";
import { pairOf } from "./pair";

/** How many experts stand side by side. */
export const mostCompared = 4;

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;

/** Experts of a list side by side. Those who aren't on it, or whose profiles are hidden, are left out. */
export async function loadComparison(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const listId = args.params.list_id ?? "";
  const api = apiFor(args);
  const list = await api.get("/api/lists/{list_id}", { path: { list_id: listId } });
  const onList = new Set(list.entries.map((entry) => entry.expert_id));
  const chosen = [...new Set(query.getAll("expert"))].filter((id) => onList.has(id));
  const asked = chosen.slice(0, mostCompared);
  if (asked.length === 0) throw redirect(paths.list(listId));
  const pages = await Promise.all(
    asked.map((id) => api.call("get", "/api/experts/{expert_id}", { path: { expert_id: id } })),
  );
  const compared = pages.flatMap((page) =>
    page.ok ? [{ page: page.data, record: recordOf(page.data) }] : [],
  );
  if (compared.length === 0) throw redirect(paths.list(listId));
  const now = new Date().toISOString();
  const ids = compared.map(({ page }) => page.expert_id);
  return {
    list: { id: list.id, name: list.name },
    experts: compared.map(({ page }) => ({
      id: page.expert_id,
      name: page.name,
      headline: page.headline,
      photo: page.photo,
    })),
    groups: factsOf(compared, now),
    /** How many were chosen beyond what fits. */
    tooMany: Math.max(0, chosen.length - mostCompared),
    onlyDifferent: query.has("different"),
    /** Who is shown on a phone. */
    pair: pairOf(ids, query.getAll("pair")),
  };
}

/** The comparison as a CSV file. */
export async function loadComparisonTable(args: LoaderFunctionArgs): Promise<Response> {
  const { list, experts, groups } = await loadComparison(args);
  const file = await apiFor(args).call("post", "/api/lists/{list_id}/comparison", {
    path: { list_id: list.id },
    body: { rows: tableOf(experts, groups) },
  });
  if (!file.ok) throw thrownFor(file);
  return new Response(file.data.text, {
    headers: {
      "Content-Type": file.data.content_type,
      "Content-Disposition": file.data.disposition,
      "Cache-Control": "private, no-store",
    },
  });
}
