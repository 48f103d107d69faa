import type { Schema } from "~/lib/api-types";
import { countText, numberText } from "~/lib/format/number";

type Queue = Schema<"WaitingQueue">;

const sum = (queues: readonly Queue[], of: (queue: Queue) => number) =>
  queues.reduce((total, queue) => total + of(queue), 0);

export const waitsIn = (queues: readonly Queue[]): number => sum(queues, ({ waits }) => waits);

/** `23 items waiting` */
export function waitingNews(queues: readonly Queue[]): string {
  const waits = waitsIn(queues);
  return waits === 0 ? "Nothing is waiting" : `${countText(waits, "item", "items")} waiting`;
}

/** `3 for more than two days`, or empty. */
export function lateNews(queues: readonly Queue[]): string {
  const late = sum(queues, (queue) => queue.late);
  return late === 0 ? "" : `${numberText(late)} for more than two days`;
}
