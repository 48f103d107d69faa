import type { EntryContext } from "@remix-run/node";
import { expect, it } from "vitest";

import { pageManifest } from "./page-manifest";

const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  hasLoader: true,
  module: `/${id}.js`,
});
const manifest = {
  version: "1",
  url: "",
  entry: { module: "", imports: [] },
  routes: Object.fromEntries(
    [
      route("root", undefined, ""),
      route("prelogin", "root"),
      route("home", "prelogin", undefined, true),
      route("blog", "prelogin", "blog"),
      route("article", "prelogin", "blog/:id"),
      route("attorney", "root"),
      route("dashboard", "attorney", "attorney"),
      route("search", "attorney", "attorney/expert-search-result"),
      route("expert", "attorney", "attorney/experts/:expert_id"),
      route("rest", "root", "*"),
    ].map((one) => [one.id, one]),
  ),
} as unknown as EntryContext["manifest"];

const idsFor = (...matched: string[]) => Object.keys(pageManifest(manifest, matched).routes).sort();

it("keeps the routes of the page and of the pages above it", () => {
  expect(idsFor("root", "attorney", "expert")).toEqual([
    "attorney",
    "dashboard",
    "expert",
    "home",
    "prelogin",
    "root",
  ]);
  expect(idsFor("root", "prelogin", "article")).toEqual([
    "article",
    "blog",
    "home",
    "prelogin",
    "root",
  ]);
  expect(idsFor("root", "prelogin", "home")).toEqual(["home", "prelogin", "root"]);
  expect(idsFor("root", "rest")).toEqual(["home", "prelogin", "rest", "root"]);
});
