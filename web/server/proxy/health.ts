import type { ServerResponse } from "node:http";

import { HttpFailure, sendHttp } from "~/lib/http.server";

/** Reports whether the process is stopping, so that proxies send it no more visitors. */
export function sendAlive(res: ServerResponse, draining: boolean): void {
  if (draining) send(res, 503, { status: "stopping" });
  else send(res, 200, { status: "ok" });
}

/** Lists what isn't ready. The BFF isn't ready if its WEB_SECRET differs. */
export async function sendReady(
  res: ServerResponse,
  bffUrl: string,
  webSecret: string,
  draining: boolean,
): Promise<void> {
  if (draining) return send(res, 503, { status: "stopping" });
  const bff = await bffState(bffUrl, webSecret);
  send(res, bff === "ok" ? 200 : 503, { status: bff === "ok" ? "ok" : "not ready", bff });
}

async function bffState(bffUrl: string, webSecret: string): Promise<string> {
  try {
    const { status, body } = await sendHttp({
      url: new URL("/readyz", bffUrl),
      headers: { "x-peritus-web": webSecret },
      timeoutMs: 3_000,
    });
    if (status === 200) return "ok";
    return body.includes('"web_secret"') ? "has another WEB_SECRET" : `status ${status}`;
  } catch (error) {
    return error instanceof HttpFailure ? error.message : String(error);
  }
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  res.end(JSON.stringify(body));
}
