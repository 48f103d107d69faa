import type { ServerBuild } from "@remix-run/node";

import { lookupPath } from "../request-path";

/**
 * The guards that a route may name in its `handle`.
 *  - `table`: the BFF's table of routes and areas decides.
 *  - `open`: a path that only the web has, in no table, for everyone.
 *  - `demo`: like `open`, but only in the demo.
 */
const guardNames = ["table", "open", "demo"] as const;
export type GuardName = (typeof guardNames)[number];

/** Returns the guard of a page, `table` by default. */
type GuardOf = (page: string) => GuardName;

/** Reads the guard of each route, or of its layout. Throws if one is missing or unknown. */
export function readRouteGuards(routes: ServerBuild["routes"]): GuardOf {
  const own = new Map<string, GuardName>();
  for (const route of Object.values(routes)) {
    if (!route || route.id === "root") continue;
    const chain = [route];
    for (let above = routes[route.parentId ?? ""]; above; above = routes[above.parentId ?? ""])
      chain.push(above);
    const name = chain
      .map((one) => guardNamed(one.module.handle))
      .find((named) => named !== undefined);
    if (!isGuardName(name))
      throw new Error(`Unknown route middleware: ${String(name ?? "none")} (route ${route.id})`);
    const path = chain
      .map((one) => one.path ?? "")
      .reverse()
      .filter(Boolean)
      .join("/");
    if (name === "table") continue;
    if (/[:*]/.test(path))
      throw new Error(
        `A route outside the table has a fixed address, not /${path} (route ${route.id})`,
      );
    if (path !== "") own.set(lookupPath(`/${path}`), name);
  }
  return (page) => own.get(lookupPath(page)) ?? "table";
}

function guardNamed(handle: unknown): unknown {
  return typeof handle === "object" && handle !== null
    ? (handle as { guard?: unknown }).guard
    : undefined;
}

function isGuardName(name: unknown): name is GuardName {
  return guardNames.some((known) => known === name);
}
