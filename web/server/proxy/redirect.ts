import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

import { UNSAFE_SingleFetchRedirectSymbol as redirectSymbol } from "@remix-run/server-runtime";
import { encode } from "turbo-stream";

/** Redirects a page request by status, and a data request by Remix's redirect format. */
export function sendRedirect(
  res: ServerResponse,
  {
    location,
    status,
    data,
    method,
    cookies,
  }: { location: string; status: number; data: boolean; method: string; cookies: string[] },
): void {
  if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
  res.setHeader("Cache-Control", "private, no-store");
  if (!data) {
    res.writeHead(status, { Location: location }).end();
    return;
  }
  const redirect = {
    redirect: location,
    status,
    revalidate: cookies.length > 0,
    reload: false,
    replace: false,
  };
  const payload = method === "GET" || method === "HEAD" ? { [redirectSymbol]: redirect } : redirect;
  const body = encode(payload, {
    plugins: [
      (value) =>
        typeof value === "object" && value !== null && redirectSymbol in value
          ? ["SingleFetchRedirect", (value as Record<symbol, unknown>)[redirectSymbol]]
          : undefined,
    ],
  });
  // 202, because `fetch` would follow a 3xx, and nothing may cache it.
  res.writeHead(202, { "Content-Type": "text/x-script", "X-Remix-Response": "yes" });
  Readable.fromWeb(body as ReadableStream).pipe(res);
}
