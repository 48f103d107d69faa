import type { IncomingMessage, ServerResponse } from "node:http";

import { gzipSync } from "node:zlib";

import { createRequestHandler, type ServerBuild } from "@remix-run/node";

import { accepts } from "../files/accepted-encoding";

/** The maximum number of paths per request and of cached responses. */
const maxPaths = 40;
const maxKept = 200;

/**
 * Serves `/__manifest`, from which the router loads routes. Matching routes is slow, so requests are
 * limited and responses are cached for everyone.
 */
export function createManifestCache(build: ServerBuild) {
  const handle = createRequestHandler(build, "production");
  const kept = new Map<
    string,
    { status: number; headers: Record<string, string>; body: Buffer; small: Buffer }
  >();

  return async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const paths = [...new Set(url.searchParams.getAll("p"))].sort();
    if (req.method !== "GET" || paths.length > maxPaths) {
      res.writeHead(400, { "Cache-Control": "no-store" }).end();
      return;
    }
    const query = new URLSearchParams([
      ["version", url.searchParams.get("version") ?? ""],
      ...paths.map((path) => ["p", path]),
    ]);
    const key = query.toString();
    let entry = kept.get(key);
    if (!entry) {
      // No loader runs, so it needs no context.
      const response = await handle(new Request(new URL(`/__manifest?${key}`, url)));
      const body = Buffer.from(await response.arrayBuffer());
      const headers = { ...Object.fromEntries(response.headers), vary: "Accept-Encoding" };
      entry = { status: response.status, headers, body, small: gzipSync(body, { level: 9 }) };
      if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? "");
      kept.set(key, entry);
    }
    if (accepts(req, "gzip"))
      res
        .writeHead(entry.status, { ...entry.headers, "content-encoding": "gzip" })
        .end(entry.small);
    else res.writeHead(entry.status, entry.headers).end(entry.body);
  };
}
