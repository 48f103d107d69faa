import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";

import { loader } from "~/routes/open/receipt";

import { localServer } from "../../../test/local-server";

/** Asks a BFF that knows one receipt, refuses what can't be one, and fails for one expert. */
async function ask(code: string, id: string): Promise<boolean | number> {
  const { url } = await localServer((request, response) => {
    const path = request.url ?? "";
    const status = path.includes("/down/") ? 503 : path.endsWith("/receipts/X") ? 422 : 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        status === 200 ? { holds: path.endsWith("/dr-bell/receipts/A") } : { detail: "No" },
      ),
    );
  });
  const context = { bffUrl: url, bffHeaders: {}, access: null, settings: { origin: "http://web" } };
  const request = new Request(`http://web/expert/${code}/receipt/${id}`);
  try {
    const args = { context, request, params: { code, id } } as unknown as LoaderFunctionArgs;
    return (await loader(args)).holds;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.status;
  }
}

it.each([
  ["the receipt", "dr-bell", "A", true],
  ["the receipt, typed in lower case", "dr-bell", "a", true],
  ["another expert's", "dr-noor", "A", false],
  ["another one", "dr-bell", "B", false],
  ["what can't be a receipt", "dr-bell", "x", false],
  ["an outage, which is no answer", "down", "A", 503],
])("says yes or no to %s", async (_, code, id, says) => {
  expect(await ask(code, id)).toBe(says);
});
