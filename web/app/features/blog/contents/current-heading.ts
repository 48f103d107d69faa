/** Relative to the reading zone. */
export type Place = "above" | "inside" | "below";

/**
 * The first heading in the reading zone, else the last one above it, else the first. `ids` are in
 * text order.
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

/** From whether it crosses the zone that starts at `zoneTop` pixels. */
export function placeOf(crossing: boolean, top: number, zoneTop: number): Place {
  if (crossing) return "inside";
  return top < zoneTop ? "above" : "below";
}
