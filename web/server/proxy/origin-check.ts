import type { IncomingMessage } from "node:http";

import { isLoopback } from "../env";

type OriginCheck = (req: IncomingMessage) => "ok" | "host" | "origin";

/**
 * Every request must name our host. Sockets, and all methods except GET and HEAD, need our origin.
 * On loopback, localhost and its IPs are the same host. Exceptions: forms of pages that hide their
 * origin, if the browser says that they are ours, and mail programs post to
 * /unsubscribe without an origin or cookie (RFC 8058), with a token in the URL.
 */
export function createOriginCheck(site: URL): OriginCheck {
  const port = site.port === "" ? "" : `:${site.port}`;
  const hosts = isLoopback(site)
    ? ["localhost", "127.0.0.1", "[::1]"].map((name) => name + port)
    : [site.host];
  const origins = new Set(hosts.map((host) => `${site.protocol}//${host}`));
  const names = new Set(hosts);

  return (req) => {
    if (!names.has((req.headers.host ?? "").toLowerCase())) return "host";
    const reads =
      (req.method === "GET" || req.method === "HEAD") && req.headers.upgrade === undefined;
    return reads || origins.has(req.headers.origin ?? "") || isHidden(req) || isOneClick(req)
      ? "ok"
      : "origin";
  };
}

/** Forms of our own pages with `no-referrer`. Pages and frames can't set Sec-Fetch-Site. */
function isHidden({ headers }: IncomingMessage): boolean {
  return headers.origin === "null" && headers["sec-fetch-site"] === "same-origin";
}

/** Browsers send their origin with every form, so they can't send this request. */
function isOneClick({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    /^\/unsubscribe\?token=[\w.-]+$/.test(url ?? "") &&
    headers.origin === undefined &&
    headers.cookie === undefined &&
    headers.upgrade === undefined
  );
}
