import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

import { remembered } from "~/lib/rendering/remembered";

import { pageManifest } from "./page-manifest";

/**
 * Creates handlers with only a page's routes (see page-manifest.ts), because matching and sending
 * all routes is slow.
 */
export function createPageHandlers(build: ServerBuild): (pathname: string) => RequestHandler {
  const table = routesBelow(build.routes, undefined);
  const leafOf = remembered((page: string) => matchRoutes(table, page)?.at(-1)?.route.id ?? "root");
  const handlers = new Map<string, RequestHandler>();

  return (pathname) => {
    const leaf = leafOf(pageOf(pathname));
    const handle = handlers.get(leaf) ?? createRequestHandler(buildFor(build, leaf), "production");
    handlers.set(leaf, handle);
    return handle;
  };
}

function buildFor(build: ServerBuild, leaf: string): ServerBuild {
  const assets = pageManifest(build.assets, chainOf(build.routes, leaf));
  const routes = Object.fromEntries(
    Object.entries(build.routes).filter(([id]) => id in assets.routes),
  );
  return { ...build, assets, routes };
}

function pageOf(pathname: string): string {
  return pathname.endsWith(".data")
    ? pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/")
    : pathname;
}

type Routes = ServerBuild["routes"];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

function routesBelow(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, index: true, caseSensitive }
        : { id, path, caseSensitive, children: routesBelow(routes, id) },
    );
}

/** Returns a route and its parents, from the root down. */
function chainOf(routes: Routes, leaf: string): string[] {
  const above = routes[leaf]?.parentId;
  return above ? [...chainOf(routes, above), leaf] : [leaf];
}
