import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";

import { loader } from "~/routes/dev/mail";

import { localServer } from "../../../test/local-server";

async function load(bffStatus: number, missing: boolean): Promise<number> {
  const { url } = await localServer((_, response) => {
    response.writeHead(bffStatus, { "content-type": "application/json" });
    response.end(bffStatus === 200 ? '{"results":[]}' : '{"detail":"Not Found"}');
  });
  const context = { bffUrl: url, bffHeaders: {}, access: null, navigation: {}, missing };
  const args = { context, request: new Request("http://web/dev/mail"), params: {} };
  try {
    await loader(args as unknown as LoaderFunctionArgs);
    return 200;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : 500;
  }
}

it("is not found if the demo is off in the BFF or the web", async () => {
  expect(await load(200, false)).toBe(200);
  expect(await load(404, false)).toBe(404);
  expect(await load(200, true)).toBe(404);
  expect(await load(500, false)).toBe(503);
});
