import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";

import { textOf } from "~/lib/form/form-result";
import { withWished } from "~/features/inquiry/prefill";
import { readWish } from "~/features/inquiry/prefill.server";

import { expertPage } from "../../../test/expert-page";
import { localServer } from "../../../test/local-server";

/** Reads the query with a BFF that has one public page. */
async function wished(query: string): Promise<Record<string, string>> {
  const { url } = await localServer((request, response) => {
    const known =
      request.url === "/api/public/experts/amara-bell" && !request.headers.authorization;
    response.writeHead(known ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(known ? { ...expertPage(), parts: [] } : { detail: "Not found" }));
  });
  const settings = { origin: "https://peritus.test" };
  const context = { bffUrl: url, bffHeaders: {}, access: "token", settings };
  const request = new Request(`http://web/request-an-expert${query}`);
  const values = await readWish({ context, request, params: {} } as unknown as LoaderFunctionArgs);
  return Object.fromEntries(Object.keys(values).map((name) => [name, textOf(values, name)]));
}

const long = "crane ".repeat(100);

describe("a request that begins on another page", () => {
  it.each([
    ["nothing", "", {}],
    ["a query", "?q=slewing+ring+bolts", { specialty: "slewing ring bolts" }],
    ["an area", "?area=engineering/structural", { specialty: "Structural" }],
    ["a whole field", "?area=engineering", { specialty: "Engineering" }],
    [
      "a query, areas, and states",
      "?q=bolts&area=engineering/structural&area=construction/cranes&state=TX&state=NY&state=TX",
      {
        specialty: "bolts",
        issues:
          "Area of expertise: Structural, Cranes and rigging.\nPreferably in Texas or New York.",
      },
    ],
    [
      "an expert",
      "?expert=amara-bell&area=construction/cranes",
      {
        specialty: "Cranes and rigging",
        issues:
          "We would like to hear about Amara Okonkwo-Bell, PhD (https://peritus.test/expert/amara-okonkwo-bell).",
      },
    ],
    ["an expert who isn't public", "?expert=hidden-one", {}],
    ["a path for an expert", "?expert=../profiles/x", {}],
    ["areas and states that don't exist", "?area=engineering/baking&area=magic&state=ZZ", {}],
    ["other fields", "?email=a@b.example&first_name=Eve&issues=sealed&consent=true", {}],
    ["too many words", `?q=${encodeURIComponent(long)}`, { specialty: long.trim().slice(0, 160) }],
    ["text that reorders", "?q=crane%E2%80%AE%00%0Afall", { specialty: "crane fall" }],
    [
      "too many states",
      "?state=TX&state=NY&state=NJ&state=CA",
      { issues: "Preferably in Texas or New York or New Jersey." },
    ],
  ])("takes %s from the URL", async (_, query, values) => {
    expect(await wished(query)).toEqual(values);
  });

  it("never replaces what was typed", () => {
    const typed = { specialty: ["tower cranes"], issues: [""], email: ["a@firm.example"] };
    const values = { specialty: ["bolts"], issues: ["Preferably in Texas."] };
    expect(withWished(typed, values)).toEqual({ ...typed, issues: ["Preferably in Texas."] });
  });
});
