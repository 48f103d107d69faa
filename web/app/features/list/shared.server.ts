import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { favoritesAmong } from "~/features/favorite/favorites.server";
import { apiFor, thrownFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import { listCodeForm } from "~/lib/form/declared/list-code.gen";
import { done, refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

import { cardsOf } from "./cards.server";

export type LoadedShare = Awaited<ReturnType<typeof loadShared>>;

/** What a link opens. Each time, its owner sees that it was opened. */
export async function loadShared(args: LoaderFunctionArgs) {
  const code = args.params.code ?? "";
  const api = apiFor(args);
  const opened = await api.call("post", "/api/shared-lists/open", { body: { code } });
  if (!opened.ok && (opened.status === 404 || opened.status === 422)) throw linkOver();
  if (!opened.ok) throw thrownFor(opened);
  const { expert_ids: expertIds, ...shared } = opened.data;
  const [cards, favorites] = await Promise.all([
    cardsOf(args, expertIds),
    favoritesAmong(args, expertIds),
  ]);
  return {
    code,
    shared,
    experts: expertIds.flatMap((id) => cards.get(id) ?? []),
    favorites,
    now: new Date().toISOString(),
  };
}

/** The same for every link that opens nothing. */
const linkOver = () =>
  errorResponse(404, "This link doesn’t work. It may have expired, or its owner turned it off.");

/** Makes a link. Its code is only in this response. */
export async function makeLink(args: ActionFunctionArgs, form: FormData, listId: string) {
  const made = await apiFor(args).call("post", "/api/lists/{list_id}/codes", {
    path: { list_id: listId },
    body: readForm<Schema<"ListCodeForm">>(listCodeForm, sentValues(form)),
  });
  if (!made.ok) return refused<{ link?: string }>(args, form, made);
  return done(args, form, {
    message: made.data.detail,
    link: args.context.settings.origin + paths.sharedList(made.data.code),
  });
}
