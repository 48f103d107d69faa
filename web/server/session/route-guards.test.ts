import type { ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";

import { readRouteGuards } from "./route-guards";

type Stub = { id: string; path?: string; parentId?: string; guard?: unknown };

function routes(...list: Stub[]): ServerBuild["routes"] {
  const all = [{ id: "root" }, ...list].map(({ id, path, parentId = "root", guard }: Stub) => [
    id,
    {
      id,
      path,
      parentId: id === "root" ? undefined : parentId,
      module: { default: () => null, handle: guard === undefined ? undefined : { guard } },
    },
  ]);
  return Object.fromEntries(all) as unknown as ServerBuild["routes"];
}

describe("the guards of the routes", () => {
  it("are their own or their layout's", () => {
    const guardOf = readRouteGuards(
      routes(
        { id: "layout", guard: "table" },
        { id: "blog", path: "blog", parentId: "layout" },
        { id: "dev", guard: "demo" },
        { id: "ui", path: "dev/ui", parentId: "dev" },
        { id: "theme", path: "theme", guard: "open" },
      ),
    );
    expect([guardOf("/blog"), guardOf("/DEV/ui/"), guardOf("/theme"), guardOf("/unknown")]).toEqual(
      ["table", "demo", "open", "table"],
    );
  });

  it("must be known", () => {
    expect(() => readRouteGuards(routes({ id: "blog", path: "blog", guard: "tabel" }))).toThrow(
      "Unknown route middleware: tabel (route blog)",
    );
    expect(() => readRouteGuards(routes({ id: "blog", path: "blog" }))).toThrow(
      "Unknown route middleware: none (route blog)",
    );
  });

  it("are the table's if a path has parameters", () => {
    expect(() => readRouteGuards(routes({ id: "x", path: "x/:id", guard: "open" }))).toThrow(
      "fixed address",
    );
  });
});
