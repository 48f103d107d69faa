import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";

import { cardsOf } from "./cards.server";
import type { Stage } from "./stages";

const listsShown = 5;

export type Face = { id: string; name: string; photo: string | null };

export type DashboardList = {
  id: string;
  name: string;
  /** What the list is for. */
  about: string;
  experts: number;
  stages: { stage: Stage; count: number; faces: Face[] }[];
};

/** The lists that changed last, with who is at which stage. */
export async function loadDashboardLists(args: LoaderFunctionArgs): Promise<DashboardList[]> {
  const api = apiFor(args);
  const page = await api.get("/api/lists", { query: { page: 1, archived: false } });
  const lists = page.results.slice(0, listsShown);
  const cards = await cardsOf(args, [
    ...new Set(lists.flatMap((list) => list.stages.flatMap(({ first }) => first))),
  ]);
  return lists.map((list) => ({
    id: list.id,
    name: list.name,
    about: list.caption || list.description,
    experts: list.experts,
    stages: list.stages.map(({ stage, count, first }) => ({
      stage,
      count,
      faces: first.flatMap((id) => {
        const card = cards.get(id);
        return card ? [{ id, name: card.name, photo: card.photo }] : [];
      }),
    })),
  }));
}
