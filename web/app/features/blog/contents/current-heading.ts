/** Where a heading stands in the window: over the reading zone, inside it, or under it. */
export type Place = "above" | "inside" | "below";

/**
 * The heading whose text is being read: the first one inside the reading zone,
 * else the last one above it, else the first of the page. `ids` are in the
 * order of the text; a heading not yet seen counts as below. Null without ids.
 */
export function currentHeading(
  ids: readonly string[],
  places: ReadonlyMap<string, Place>,
): string | null {
  let last: string | null = null;
  for (const id of ids) {
    const place = places.get(id) ?? "below";
    if (place === "inside") return id;
    if (place === "above") last = id;
  }
  return last ?? ids[0] ?? null;
}

/** Place of a box whose observer has told whether it crosses the zone that begins at `zoneTop` pixels. */
export function placeOf(crossing: boolean, top: number, zoneTop: number): Place {
  if (crossing) return "inside";
  return top < zoneTop ? "above" : "below";
}
