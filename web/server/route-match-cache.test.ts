import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type * as RouterModule from "@remix-run/router";
import { expect, it } from "vitest";

import { loadRouterWithMatchCache, withMatchCache } from "./route-match-cache";

const require = createRequire(import.meta.url);
type Router = typeof RouterModule;

const routes = [
  { id: "root", path: "", children: [{ id: "blog", path: "blog", children: [{ id: "article", path: ":id" }] }, { id: "experts", path: "experts/:expert_id?" }, { id: "rest", path: "*" }] },
];
const paths = ["/", "/blog", "/BLOG/", "/blog/one%20two", "/experts", "/experts/7", "/nowhere/at/all"];
const matchesOf = (router: Router) => paths.map((path) => router.matchRoutes(routes, path)?.map(({ route, params, pathname }) => [route.id, params, pathname]));

it("finds its places in the router that is installed", () => {
  expect(withMatchCache(readFileSync(require.resolve("@remix-run/router"), "utf8"))).not.toBeNull();
});

it("changes nothing about a router that it does not know", () => {
  expect(withMatchCache("export function matchRoutes() {}")).toBeNull();
});

it("matches as the router does by itself, the second time as well", () => {
  const plain = matchesOf(require("@remix-run/router") as Router);
  // A loaded router stays as it is.
  expect(loadRouterWithMatchCache(import.meta.url)).toBe(false);
  delete require.cache[require.resolve("@remix-run/router")];
  expect(loadRouterWithMatchCache(import.meta.url)).toBe(true);
  const cached = require("@remix-run/router") as Router;
  expect(matchesOf(cached)).toEqual(plain);
  expect(matchesOf(cached)).toEqual(plain);
});
