import { stages, type Stage } from "./stages";

/** Ids of experts by stage, in their order. */
export type Order = Readonly<Record<Stage, readonly string[]>>;

export interface Place {
  stage: Stage;
  index: number;
}

export function orderOf(entries: readonly { expert_id: string; stage: Stage }[]): Order {
  const at = (stage: Stage) =>
    entries.filter((entry) => entry.stage === stage).map((entry) => entry.expert_id);
  return Object.fromEntries(stages.map((stage) => [stage, at(stage)])) as Record<Stage, string[]>;
}

export function placeOf(order: Order, expertId: string): Place | null {
  for (const stage of stages) {
    const index = order[stage].indexOf(expertId);
    if (index >= 0) return { stage, index };
  }
  return null;
}

/** The order after a move. The index counts the others at the stage. */
export function moved(order: Order, expertId: string, to: Place): Order {
  const without = Object.fromEntries(
    stages.map((stage) => [stage, order[stage].filter((id) => id !== expertId)]),
  ) as Record<Stage, string[]>;
  without[to.stage].splice(to.index, 0, expertId);
  return without;
}

/** The BFF's name of a place: the expert before it, `start`, or nothing for the end. */
export function afterOf(order: Order, expertId: string): string {
  const place = placeOf(order, expertId);
  if (!place) return "";
  const ids = order[place.stage];
  if (place.index === ids.length - 1) return "";
  return place.index === 0 ? "start" : (ids[place.index - 1] ?? "");
}

/** Where an arrow key leads, or null at the edge. */
export function placeByKey(order: Order, expertId: string, key: string): Place | null {
  const place = placeOf(order, expertId);
  if (!place) return null;
  const last = order[place.stage].length - 1;
  const column = stages.indexOf(place.stage);
  const beside = stages[column + (key === "ArrowRight" ? 1 : -1)];
  switch (key) {
    case "ArrowUp":
      return place.index > 0 ? { ...place, index: place.index - 1 } : null;
    case "ArrowDown":
      return place.index < last ? { ...place, index: place.index + 1 } : null;
    case "Home":
      return place.index > 0 ? { ...place, index: 0 } : null;
    case "End":
      return place.index < last ? { ...place, index: last } : null;
    case "ArrowLeft":
    case "ArrowRight":
      return beside ? { stage: beside, index: Math.min(place.index, order[beside].length) } : null;
  }
  return null;
}
