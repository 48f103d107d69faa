import type { EntryContext } from "@remix-run/node";

type Manifest = EntryContext["manifest"];

/**
 * Reduces the manifest to the routes of a page and of the pages above it, which then need no
 * discovery. `matchedIds` are ordered from the root down.
 */
export function pageManifest(manifest: Manifest, matchedIds: readonly string[]): Manifest {
  return { ...manifest, routes: routesFor(manifest, matchedIds) };
}

function routesFor(manifest: Manifest, matchedIds: readonly string[]): Manifest["routes"] {
  const own = addressOf(manifest, matchedIds.at(-1) ?? "root");
  const kept = new Set(matchedIds);
  for (const id of Object.keys(manifest.routes)) {
    const address = addressOf(manifest, id);
    const above = address.every((part, at) => part === own[at]);
    if (above && isPage(manifest, id)) chainOf(manifest, id).forEach((one) => kept.add(one));
  }
  return Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => kept.has(id)));
}

/** Returns a route and its parents, from the root down. */
function chainOf(manifest: Manifest, id: string): string[] {
  const parent = manifest.routes[id]?.parentId;
  return parent === undefined ? [id] : [...chainOf(manifest, parent), id];
}

function addressOf(manifest: Manifest, id: string): string[] {
  return chainOf(manifest, id).flatMap((one) =>
    (manifest.routes[one]?.path ?? "").split("/").filter(Boolean),
  );
}

/** Reports whether a route is a page. A layout without a path is not. */
function isPage(manifest: Manifest, id: string): boolean {
  const route = manifest.routes[id];
  return route !== undefined && (route.index === true || (route.path ?? "") !== "");
}
