import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import type { Duplex } from "node:stream";

import type { Headers } from "../session/bff";
import { carriesFiles } from "./file-requests";
import { requestHeaders, responseHeaders } from "./forwarded-headers";
import type { Log } from "../log";

/** Milliseconds without data before a call fails. */
const idleTimeoutMs = 30_000;

/** Milliseconds that a slow line may stall while a file is sent, and while a response is read. */
const stalledFileMs = 60_000;
const stalledResponseMs = 120_000;

/** Calls that browsers must not make, because scripts must not get tokens. */
const refused = ["/api/token", "/api/sign-out", "/api/content/webhook"];

interface BffProxy {
  owns(pathname: string): boolean;
  /** `headers` has the token, the secret, the IP address, and the request id. */
  forward(req: IncomingMessage, res: ServerResponse, url: URL, headers: Headers): void;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer, url: URL, headers: Headers): void;
  close(): void;
}

export function isSocketPath(pathname: string): boolean {
  return /^\/ws\/?$/i.test(pathname);
}

function isRefused(pathname: string): boolean {
  let path: string;
  try {
    path = decodeURIComponent(pathname).toLowerCase().replace(/\/+/g, "/");
  } catch {
    return true;
  }
  return refused.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

export function createBffProxy(bffUrl: string, log: Log): BffProxy {
  const base = new URL(bffUrl);
  const client = base.protocol === "https:" ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: 512 });
  const sockets = new Set<Duplex>();

  function target(url: URL): http.RequestOptions {
    return {
      hostname: base.hostname,
      port: base.port,
      protocol: base.protocol,
      path: url.pathname + url.search,
    };
  }

  return {
    owns: (pathname) => /^\/(api(\/|$)|auth_for_ws_connection\/?$)/i.test(pathname),

    forward(req, res, url, headers) {
      if (isRefused(url.pathname)) {
        respond(res, 404, "This address is not for browsers");
        return;
      }
      const outgoing = client.request({
        ...target(url),
        agent,
        method: req.method,
        headers: { ...requestHeaders(req.headers), ...headers },
        timeout: carriesFiles(req.method, url.pathname) ? stalledFileMs : idleTimeoutMs,
      });
      let timedOut = false;
      outgoing.on("timeout", () => {
        timedOut = true;
        outgoing.destroy();
      });
      outgoing.on("response", (incoming) => {
        outgoing.setTimeout(stalledResponseMs);
        const uncached = { "cache-control": "private, no-store" };
        res.writeHead(incoming.statusCode ?? 502, {
          ...uncached,
          ...responseHeaders(incoming.headers),
          ...(res.hasHeader("set-cookie") ? uncached : {}), // even if the BFF says `public`
        });
        incoming.on("error", () => res.destroy()).pipe(res);
      });
      outgoing.on("error", (error) => {
        if (res.destroyed) return;
        log.warn("call not forwarded", {
          path: url.pathname,
          reason: error.message,
          request_id: headers["x-request-id"],
        });
        if (res.headersSent) res.destroy();
        else respond(res, timedOut ? 504 : 503, timedOut ? "timeout exceeded" : "Network Error");
      });
      res.on("close", () => outgoing.destroy());
      req.pipe(outgoing);
    },

    upgrade(req, socket, head, url, headers) {
      const outgoing = client.request({
        ...target(url),
        agent: false,
        headers: {
          ...requestHeaders(req.headers),
          ...headers,
          connection: "Upgrade",
          upgrade: "websocket",
        },
        timeout: idleTimeoutMs,
      });
      outgoing.on("upgrade", (incoming, upstream, upstreamHead) => {
        // A connection may be silent for a long time. The BFF's pings keep it open.
        upstream.setTimeout(0);
        socket.write(head101(incoming));
        if (upstreamHead.length > 0) socket.write(upstreamHead);
        if (head.length > 0) upstream.write(head);
        join(socket, upstream);
      });
      outgoing.on("response", (incoming) => refuseUpgrade(socket, incoming.statusCode ?? 502));
      outgoing.on("timeout", () => outgoing.destroy(new Error("timeout exceeded")));
      outgoing.on("error", (error) => {
        log.warn("socket not forwarded", {
          reason: error.message,
          request_id: headers["x-request-id"],
        });
        refuseUpgrade(socket, 503);
      });
      socket.on("error", () => outgoing.destroy());
      outgoing.end();
    },

    close() {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
    },
  };

  function join(browser: Duplex, upstream: Duplex): void {
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}

function head101(incoming: IncomingMessage): string {
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    if (incoming.rawHeaders[i]?.toLowerCase() !== "set-cookie")
      lines.push(`${incoming.rawHeaders[i]}: ${incoming.rawHeaders[i + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

export function refuseUpgrade(socket: Duplex, status: number): void {
  if (socket.writable)
    socket.end(
      `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  else socket.destroy();
}

function respond(res: ServerResponse, status: number, detail: string): void {
  res.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "private, no-store",
  });
  res.end(JSON.stringify({ level: "error", detail }));
}
