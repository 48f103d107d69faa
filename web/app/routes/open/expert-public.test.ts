import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";

import { loader } from "~/routes/open/expert-public";

import { expertPage } from "../../../test/expert-page";
import { localServer } from "../../../test/local-server";

/** Loads a path from a BFF that has only a page at `Dr-Bell`, which was `amara-bell` before. */
async function load(path: string): Promise<{ status: number; location: string | null }> {
  const { url } = await localServer((request, response) => {
    const known = /^\/api\/public\/experts\/(dr-bell|amara-bell)$/i.test(request.url ?? "");
    response.writeHead(known ? 200 : 404, { "content-type": "application/json" });
    const page = { ...expertPage({ slug: "Dr-Bell" }), parts: [] };
    const missing = { detail: "Expert: Object does not exist" };
    response.end(JSON.stringify(known ? page : missing));
  });
  const context = { bffUrl: url, bffHeaders: {}, access: null, settings: { origin: "http://web" } };
  const code = /^\/expert\/([^/?.]+)/i.exec(path)?.[1];
  const args = { context, request: new Request(`http://web${path}`), params: { code } };
  try {
    await loader(args as unknown as LoaderFunctionArgs);
    return { status: 200, location: null };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, location: thrown.headers.get("Location") };
  }
}

it.each([
  ["its own address", "/expert/Dr-Bell", 200, null],
  ["a former address", "/expert/amara-bell", 301, "/expert/Dr-Bell"],
  ["another spelling", "/expert/dr-bell", 301, "/expert/Dr-Bell"],
  ["another spelling of a former address", "/expert/AMARA-Bell", 301, "/expert/Dr-Bell"],
  ["a trailing slash", "/expert/Dr-Bell/", 301, "/expert/Dr-Bell"],
  ["a path in upper case", "/Expert/Dr-Bell", 301, "/expert/Dr-Bell"],
  ["the router's request for data", "/expert/Dr-Bell.data", 200, null],
  ["a query", "/expert/amara-bell?from=mail", 301, "/expert/Dr-Bell?from=mail"],
  ["no one's address", "/expert/nobody", 404, null],
])("leads from %s to the page of an expert", async (_, path, status, location) => {
  expect(await load(path)).toEqual({ status, location });
});
