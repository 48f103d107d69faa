import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";

/** How many experts the BFF is asked about at once. */
const atOnce = 50;

const batchesOf = (expertIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(expertIds.length / atOnce) }, (_, n) =>
    expertIds.slice(n * atOnce, (n + 1) * atOnce),
  );

/** Returns the cards of experts by id, without those whose profiles can't be opened. */
export async function cardsOf(
  args: LoaderFunctionArgs,
  expertIds: readonly string[],
): Promise<Map<string, Schema<"ExpertCard">>> {
  const api = apiFor(args);
  const pages = await Promise.all(
    batchesOf(expertIds).map((id) => api.get("/api/experts/cards", { query: { id } })),
  );
  return new Map(pages.flatMap(({ results }) => results).map((card) => [card.expert_id, card]));
}

/** Returns the reader's open conversations with experts by the experts' ids. */
export async function conversationsWith(
  args: LoaderFunctionArgs,
  expertIds: readonly string[],
): Promise<Map<string, string>> {
  const api = apiFor(args);
  const pages = await Promise.all(
    batchesOf(expertIds).map((id) => api.get("/api/conversations/with", { query: { id } })),
  );
  return new Map(pages.flatMap(({ results }) => results).map((one) => [one.expert_id, one.id]));
}
