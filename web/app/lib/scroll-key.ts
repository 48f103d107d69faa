import type { Location } from "@remix-run/react";

let visits = 0;

/**
 * Returns the key under which a location's scroll position is stored. Browser-handled links within a
 * page would share a key, and the second link would restore the position of the first. They get a
 * new key each time, so the page scrolls to the linked place.
 */
export function scrollKey({ key, hash }: Pick<Location, "key" | "hash">): string {
  return key === "default" && hash !== "" ? `${hash} ${++visits}` : key;
}
