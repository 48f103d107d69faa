import type { Schema } from "~/lib/api-types";

type Change = Schema<"RecentChange">;

type BatchPart = Pick<Change, "section" | "title" | "action"> & { count: number };

/** By one person, on one profile, within a minute. */
export type ChangeBatch = Pick<Change, "expert_id" | "name" | "by" | "on_behalf" | "at"> & {
  parts: BatchPart[];
};

/** Keeps the order. */
export function batchChanges(changes: readonly Change[]): ChangeBatch[] {
  const batches: ChangeBatch[] = [];
  for (const change of changes) {
    const last = batches.at(-1);
    const batch = last && sameGo(last, change) ? last : begin(batches, change);
    const part = batch.parts.at(-1);
    if (part && part.section === change.section && part.action === change.action) part.count++;
    else
      batch.parts.push({
        section: change.section,
        title: change.title,
        action: change.action,
        count: 1,
      });
  }
  return batches;
}

function begin(
  batches: ChangeBatch[],
  { expert_id, name, by, on_behalf, at }: Change,
): ChangeBatch {
  const batch = { expert_id, name, by, on_behalf, at, parts: [] };
  batches.push(batch);
  return batch;
}

function sameGo(batch: ChangeBatch, change: Change): boolean {
  return (
    batch.expert_id === change.expert_id &&
    batch.by === change.by &&
    batch.on_behalf === change.on_behalf &&
    Math.abs(Date.parse(batch.at) - Date.parse(change.at)) < 60_000
  );
}
