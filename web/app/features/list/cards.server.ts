import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";

/** How many cards the BFF returns at once. */
const atOnce = 50;

/** Returns the cards of experts by id, without those whose profiles can't be opened. */
export async function cardsOf(
  args: LoaderFunctionArgs,
  expertIds: readonly string[],
): Promise<Map<string, Schema<"ExpertCard">>> {
  const api = apiFor(args);
  const batches = Array.from({ length: Math.ceil(expertIds.length / atOnce) }, (_, n) =>
    expertIds.slice(n * atOnce, (n + 1) * atOnce),
  );
  const pages = await Promise.all(
    batches.map((id) => api.get("/api/experts/cards", { query: { id } })),
  );
  return new Map(pages.flatMap(({ results }) => results).map((card) => [card.expert_id, card]));
}
