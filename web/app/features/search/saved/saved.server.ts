import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import { changeSearchForm } from "~/lib/form/declared/change-search.gen";
import { saveSearchForm } from "~/lib/form/declared/save-search.gen";
import { refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

import { activeFilters, apiQuery, readSearch, searchQuery, withPage } from "../search-state";
import { savedParameter } from "./saved-parameter";

export type LoadedSearches = Awaited<ReturnType<typeof loadSearches>>;
export type LoadedSave = Awaited<ReturnType<typeof loadSave>>;

export async function loadSearches(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const { results } = await apiFor(args).get("/api/saved-searches");
  return { searches: results, deleted: query.get("deleted"), editing: query.get("edit") };
}

/** The saved searches with something new first, for the dashboard. */
export async function loadNewest(args: LoaderFunctionArgs, most: number) {
  const { results } = await apiFor(args).get("/api/saved-searches");
  return [...results].sort((a, b) => Number(b.new > 0) - Number(a.new > 0)).slice(0, most);
}

/** A search before it is saved. */
export async function loadSave(args: LoaderFunctionArgs) {
  const search = withPage(readSearch(new URL(args.request.url).searchParams), 1);
  const found = await apiFor(args).get("/api/experts", { query: apiQuery(search) });
  const params = searchQuery(search);
  params.delete("sort");
  return {
    words: search.q,
    criteria: activeFilters(search, found.facets).map(({ label }) => label),
    complete: search.q === "" ? found.count : found.complete,
    query: params.toString(),
    pasted: found.pasted,
  };
}

/** Notes the visit. Null if the address names none of the person's saved searches. */
export async function openSaved(
  args: LoaderFunctionArgs,
): Promise<Schema<"SavedSearchOpened"> | null> {
  const id = new URL(args.request.url).searchParams.get(savedParameter);
  if (id === null || !/^[a-v0-9]{26}$/.test(id)) return null;
  const opened = await apiFor(args).call("post", "/api/saved-searches/{search_id}/open", {
    path: { search_id: id },
  });
  return opened.ok ? opened.data : null;
}

export async function save(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const sent = await apiFor(args).call("post", "/api/saved-searches", {
    body: readForm<Schema<"SaveSearchForm">>(saveSearchForm, sentValues(form)),
  });
  if (!sent.ok) return refused(args, form, sent);
  args.context.flash.leave({ level: "success", text: sent.data.detail });
  return redirect(paths.savedSearch(sent.data.id, sent.data.search));
}

/** What can be done on the page of all saved searches. */
export async function actOnSearches(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const path = { search_id: String(form.get("search_id") ?? "") };
  const api = apiFor(args);
  switch (form.get("do")) {
    case "change": {
      const sent = await api.call("put", "/api/saved-searches/{search_id}", {
        path,
        body: readForm<Schema<"ChangeSearchForm">>(changeSearchForm, sentValues(form)),
      });
      if (!sent.ok) return refused(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(paths.savedSearches());
    }
    case "delete": {
      const sent = await api.call("delete", "/api/saved-searches/{search_id}", { path });
      if (!sent.ok) return refused(args, form, sent);
      return redirect(paths.savedSearches({ deleted: path.search_id }));
    }
    case "undelete": {
      const sent = await api.call("post", "/api/saved-searches/{search_id}/undelete", { path });
      if (!sent.ok) return refused(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(paths.savedSearches());
    }
  }
  throw errorResponse(400, "There is no such action");
}
