import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";

import { cardsOf } from "./cards.server";
import { stages, type Stage } from "./stages";

const listsShown = 5;
/** Faces in a cell; the number says how many there are. */
const facesShown = 3;

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
  const details = await Promise.all(
    lists.map((list) => api.call("get", "/api/lists/{list_id}", { path: { list_id: list.id } })),
  );
  const first = details.map((detail) =>
    stages.map((stage) =>
      (detail.ok ? detail.data.entries : [])
        .filter((entry) => entry.stage === stage)
        .slice(0, facesShown)
        .map((entry) => entry.expert_id),
    ),
  );
  const cards = await cardsOf(args, [...new Set(first.flat(2))]);
  return lists.map((list, row) => ({
    id: list.id,
    name: list.name,
    about: list.caption || list.description,
    experts: list.experts,
    stages: stages.map((stage, column) => ({
      stage,
      count: list.stages.find((one) => one.stage === stage)?.count ?? 0,
      faces: (first[row]?.[column] ?? []).flatMap((id) => {
        const card = cards.get(id);
        return card ? [{ id, name: card.name, photo: card.photo }] : [];
      }),
    })),
  }));
}
