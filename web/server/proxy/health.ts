import type { ServerResponse } from "node:http";

import { HttpFailure, sendHttp } from "~/lib/http.server";

export function sendAlive(res: ServerResponse): void {
  send(res, 200, { status: "ok" });
}

/** Lists what isn't ready. */
export async function sendReady(res: ServerResponse, bffUrl: string): Promise<void> {
  const bff = await bffState(bffUrl);
  send(res, bff === "ok" ? 200 : 503, { status: bff === "ok" ? "ok" : "not ready", bff });
}

async function bffState(bffUrl: string): Promise<string> {
  try {
    const { status } = await sendHttp({ url: new URL("/readyz", bffUrl), timeoutMs: 3_000 });
    return status === 200 ? "ok" : `status ${status}`;
  } catch (error) {
    return error instanceof HttpFailure ? error.message : String(error);
  }
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  res.end(JSON.stringify(body));
}
