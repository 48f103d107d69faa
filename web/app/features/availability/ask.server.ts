import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { loadAdmissionsState } from "~/features/bar-admission/admission-state.server";
import { cardsOf } from "~/features/list/cards.server";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { askAvailabilityForm } from "~/lib/form/declared/ask-availability.gen";
import { refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

export type LoadedAsk = Awaited<ReturnType<typeof loadAsk>>;

/** How many experts are offered. */
const mostOffered = 100;

const isId = (text: string | null): text is string => /^[a-v0-9]{26}$/.test(text ?? "");

/** Offers the experts of a list, or the reader's favorites. Those in the address are chosen. */
export async function loadAsk(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const named = query.get("list");
  const listId = isId(named) ? named : null;
  const asked = [...new Set(query.getAll("expert"))].filter(isId);
  const [list, favorites, quote, admissions] = await Promise.all([
    listId === null ? null : api.get("/api/lists/{list_id}", { path: { list_id: listId } }),
    listId === null ? favoritesOf(api) : [],
    api.get("/api/credits/quote"),
    loadAdmissionsState(args),
  ]);
  const entries = list ? list.entries.filter(({ stage }) => stage !== "rejected") : favorites;
  const ids = [...new Set([...asked, ...entries.map(({ expert_id: id }) => id)])].slice(
    0,
    mostOffered,
  );
  const [cards, candidates] = await Promise.all([
    cardsOf(args, ids),
    ids.length === 0 ? null : api.get("/api/availability/candidates", { query: { id: ids } }),
  ]);
  const refusals = new Map(
    (candidates?.results ?? []).map((one) => [one.expert_id, one.refusal] as const),
  );
  const experts = ids.flatMap((id) => {
    const card = cards.get(id);
    return card
      ? [
          {
            id,
            name: card.name,
            headline: card.headline.map(({ text }) => text).join(""),
            photo: card.photo,
            refusal: refusals.get(id) ?? "",
          },
        ]
      : [];
  });
  return {
    list: list && { id: list.id, name: list.name },
    // Those who can be asked first.
    experts: [
      ...experts.filter(({ refusal }) => refusal === ""),
      ...experts.filter(({ refusal }) => refusal !== ""),
    ],
    asked,
    price: quote.credits,
    admissions,
    clientId: crypto.randomUUID(),
  };
}

async function favoritesOf(api: ReturnType<typeof apiFor>) {
  const all: Schema<"FavoriteExpert">[] = [];
  for (let page = 1; all.length < mostOffered; page += 1) {
    const { results, next } = await api.get("/api/favorites", { query: { page } });
    all.push(...results);
    if (!next) break;
  }
  return all;
}

export async function actOnAsk(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const body = readForm<Schema<"AvailabilityAskForm">>(askAvailabilityForm, sentValues(form));
  const sent = await apiFor(args).call("post", "/api/availability", {
    body: { ...body, expert_ids: form.getAll("expert_ids").map(String) },
  });
  if (!sent.ok) return refused(args, form, sent);
  args.context.flash.leave({ level: "success", text: sent.data.detail });
  return redirect(paths.availabilityRequest(sent.data.id));
}
