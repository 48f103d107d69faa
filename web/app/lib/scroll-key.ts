import type { Location } from "@remix-run/react";

let visits = 0;

/**
 * Where scroll positions are kept for a location. A link within the page, which the browser follows
 * by itself, has no key of its own: under a shared one, the second such link would bring back the
 * position of the first. It gets a new key each time, so the page scrolls to the linked place.
 */
export function scrollKey({ key, hash }: Pick<Location, "key" | "hash">): string {
  return key === "default" && hash !== "" ? `${hash} ${++visits}` : key;
}
