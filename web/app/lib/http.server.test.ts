import type { IncomingMessage, ServerResponse } from "node:http";

import { describe, expect, it } from "vitest";

import { localServer } from "../../test/local-server";
import { HttpFailure, sendHttp } from "./http.server";

const key = { "idempotency-key": "0123456789abcdef" };

/** Starts a server that responds `warm` times and then breaks `times` connections. */
async function breaking(times: number, how: (res: ServerResponse) => void, warm = 1) {
  const seen: string[] = [];
  const { url } = await localServer((req: IncomingMessage, res) => {
    seen.push(req.method ?? "");
    req.resume();
    if (seen.length <= warm) res.end("ok");
    else if (seen.length <= warm + times) how(res);
    else res.end("back");
  });
  for (let n = 0; n < warm; n += 1) await sendHttp({ url, timeoutMs: 2_000 });
  return { url, seen };
}

const resets = (res: ServerResponse) => res.socket?.resetAndDestroy();
const endsHalfway = (res: ServerResponse) => {
  res.writeHead(200, { "Content-Length": "100" });
  res.write("half", () => res.socket?.destroy());
};

describe("a request whose connection breaks", () => {
  it.each([
    ["GET", undefined, resets],
    ["GET", undefined, endsHalfway],
    ["POST", key, resets],
    ["POST", key, endsHalfway],
  ])("%s with %o is sent again", async (method, headers, how) => {
    const { url, seen } = await breaking(2, how);
    const { body } = await sendHttp({ url, method, headers, body: "a=b", timeoutMs: 5_000 });
    expect([body.toString(), seen.length]).toEqual(["back", 4]);
  });

  it("isn't sent again if it could take effect twice", async () => {
    const { url, seen } = await breaking(1, endsHalfway);
    await expect(
      sendHttp({ url, method: "POST", body: "a=b", timeoutMs: 2_000 }),
    ).rejects.toMatchObject({ kind: "network" });
    expect(seen.length).toBe(2);
  });

  it("isn't sent again to a server that was down before", async () => {
    const { url, seen } = await breaking(1, resets, 0);
    await expect(sendHttp({ url, timeoutMs: 2_000 })).rejects.toBeInstanceOf(HttpFailure);
    expect(seen.length).toBe(1);
  });

  it("fails if the server stays down", async () => {
    const { url, seen } = await breaking(100, resets);
    await expect(sendHttp({ url, timeoutMs: 5_000 })).rejects.toMatchObject({ kind: "network" });
    expect(seen.length).toBe(8);
  });
});
