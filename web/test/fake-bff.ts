import type { IncomingMessage, ServerResponse } from "node:http";

import type { Schema } from "~/lib/api-types";

import { bodyOf, localServer, sendJson } from "./local-server";

type Navigation = Schema<"Navigation">;

/** A fake BFF with one person, whose tokens can be renewed, revoked, and refused. */
export class FakeBff {
  /** Access tokens and their status. */
  tokens = new Map<string, Navigation["token"]>([["access-1", "valid"]]);
  /** Refresh tokens and the response to each. */
  renewals = new Map<string, { status: number; body: unknown }>();
  /** Paths (in lower case) that need a session. */
  protectedPaths = ["/attorney"];
  /** The content version, or null if it is unavailable. */
  version: { version: string; stale: boolean } | null = null;
  /** The number of requests for the version, which are not in `calls`. */
  versionsAsked = 0;
  /** The status of every response, if set. */
  brokenWith: number | null = null;
  /** Responses by path and query, for calls without a default response. */
  responses = new Map<
    string,
    { status: number; body: unknown; headers?: Record<string, string> }
  >();
  readonly calls: {
    method: string;
    url: string;
    headers: IncomingMessage["headers"];
    body: string;
  }[] = [];
  url = "";

  async start(): Promise<this> {
    const { url, server } = await localServer((req, res) => void this.respond(req, res));
    server.on("upgrade", (req, socket) => {
      this.calls.push({ method: "UPGRADE", url: req.url ?? "", headers: req.headers, body: "" });
      socket.write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSet-Cookie: a=b\r\n\r\n",
      );
      socket
        .on("error", () => {})
        .on("end", () => socket.end())
        .on("data", (chunk: Buffer) => socket.write(`echo ${chunk.toString()}`));
    });
    this.url = url;
    return this;
  }

  renewsWith(refresh: string, access: string, next: string): void {
    this.renewals.set(refresh, {
      status: 200,
      body: { access, refresh: next, access_lifetime: 604_800, refresh_lifetime: 2_592_000 },
    });
    this.tokens.set(access, "valid");
  }

  called(path: string): number {
    return this.calls.filter(({ url }) => url.startsWith(path)).length;
  }

  private async respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await bodyOf(req);
    if (req.url === "/api/content/version") this.versionsAsked++;
    else
      this.calls.push({ method: req.method ?? "", url: req.url ?? "", headers: req.headers, body });
    if (this.brokenWith !== null)
      return sendJson(res, this.brokenWith, { level: "error", detail: "broken" });
    const url = new URL(req.url ?? "/", "http://bff");
    const given = this.responses.get(url.pathname + url.search);
    if (given) return sendJson(res, given.status, given.body, given.headers);
    if (url.pathname === "/api/token/refresh/") {
      const { refresh } = JSON.parse(body) as { refresh: string };
      const renewal = this.renewals.get(refresh) ?? {
        status: 401,
        body: { level: "error", detail: "Token refresh failed. Please log in again." },
      };
      return sendJson(res, renewal.status, renewal.body);
    }
    if (url.pathname === "/api/content/version" && this.version)
      return sendJson(res, 200, this.version);
    if (url.pathname === "/api/navigation")
      return sendJson(res, 200, this.navigation(url.searchParams.get("path") ?? "", req));
    return sendJson(
      res,
      200,
      { path: url.pathname + url.search, body },
      { "Set-Cookie": "bff=1", Connection: "x-private", "X-Private": "1" },
    );
  }

  private navigation(asked: string, req: IncomingMessage): Navigation {
    const token = req.headers.authorization?.replace("Bearer ", "");
    const state = token === undefined ? "none" : (this.tokens.get(token) ?? "invalid");
    const signedIn = state === "valid";
    const path = asked.split("?")[0]?.toLowerCase().replace(/\/+$/, "") || "/";
    const base = {
      layout: "prelogin",
      group_layout: "prelogin",
      dashboard_route: signedIn ? "/attorney" : "",
      route: path,
    } as const;
    const session: Navigation["session"] = signedIn
      ? {
          user_name: "Ines",
          email: "ines@peritus.test",
          groups: ["Attorney"],
          user_image: null,
          dashboard_route: "/attorney",
          leaving_at: null,
          consent_due: false,
        }
      : null;
    return {
      ...base,
      credits: null,
      notifications: null,
      menu: [],
      session,
      token: state,
      verdict: this.verdict(path, asked, signedIn),
    };
  }

  private verdict(path: string, asked: string, signedIn: boolean): Navigation["verdict"] {
    if (path === "/blogs") return { allow: false, redirect: "/blog", status: 301, reason: "moved" };
    if (path === "/sign-in" && signedIn)
      return { allow: false, redirect: "/attorney", status: 302, reason: "signed-in" };
    if (["/", "/blog", "/blog/shared", "/blog/missed", "/preview", "/sign-in"].includes(path))
      return { allow: true, redirect: null, status: 200, reason: "ok" };
    if (!this.protectedPaths.includes(path))
      return { allow: true, redirect: null, status: 404, reason: "not-found" };
    if (signedIn) return { allow: true, redirect: null, status: 200, reason: "ok" };
    return {
      allow: false,
      redirect: `/sign-in?next=${encodeURIComponent(asked)}`,
      status: 302,
      reason: "sign-in",
    };
  }
}
