import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Favorites } from "~/features/favorite/favorite-state";
import { ownPath } from "~/lib/address/own-path";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import { paths } from "~/lib/paths";

/** How many experts can be asked about at once. */
const mostAtOnce = 100;

/** Returns which of these experts are the person's favorites. */
export async function favoritesAmong(
  args: LoaderFunctionArgs,
  expertIds: readonly string[],
): Promise<Favorites> {
  const api = apiFor(args);
  const batches = Array.from({ length: Math.ceil(expertIds.length / mostAtOnce) }, (_, n) =>
    expertIds.slice(n * mostAtOnce, (n + 1) * mostAtOnce),
  );
  const found = await Promise.all(
    batches.map((id) => api.get("/api/favorites/among", { query: { id } })),
  );
  return {
    at: Math.min(...found.map(({ at }) => Date.parse(at)), found.length > 0 ? Infinity : 0),
    since: sinceOf(found.flatMap(({ results }) => results)),
  };
}

export async function loadFavorites(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const page = new URL(args.request.url).searchParams.get("page");
  const list = await api.get("/api/favorites", { query: { page: Number(page ?? 1) } });
  const ids = list.results.map((favorite) => favorite.expert_id);
  const cards =
    ids.length === 0 ? [] : (await api.get("/api/experts/cards", { query: { id: ids } })).results;
  const cardOf = new Map(cards.map((card) => [card.expert_id, card]));
  return {
    count: list.count,
    page: list.page,
    total: list.total,
    favorites: { at: Date.parse(list.at), since: sinceOf(list.results) } satisfies Favorites,
    // Null if the profile can't be opened any more.
    experts: ids.map((expertId) => ({ expertId, card: cardOf.get(expertId) ?? null })),
    now: list.at,
  };
}

const sinceOf = (list: readonly Schema<"FavoriteExpert">[]): Favorites["since"] =>
  Object.fromEntries(list.map((favorite) => [favorite.expert_id, favorite.added_at]));

/** Adds or removes one without script, and leads back to the page that the star is on. */
export async function changeFavorite(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const act = text("do");
  if (act !== "add" && act !== "remove") throw errorResponse(400, "There is no such action");
  const path = { expert_id: text("expert_id") };
  const api = apiFor(args);
  const result =
    act === "add"
      ? await api.call("put", "/api/favorites/{expert_id}", { path, body: {} })
      : await api.call("delete", "/api/favorites/{expert_id}", { path });
  args.context.flash.leave(
    result.ok
      ? { level: "success", text: result.data.detail }
      : { level: "error", text: result.detail },
  );
  return redirect(ownPath(text("from")) ?? paths.favorites());
}
