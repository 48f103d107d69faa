import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";

import { decode } from "turbo-stream";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { FakeBff } from "../test/fake-bff";
import { localServer } from "../test/local-server";
import { stubBuild } from "../test/stub-build";
import { createApp } from "./app";
import { CookieJar } from "./session/cookies";
import type { Env } from "./env";
import { createLog } from "./log";
import { maxAttachmentBytes } from "./proxy/body-budget";
import { createSessionCookie, sessionFrom, type WebSession } from "./session/session-cookie";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 28);
const origin = "http://localhost:3000";

const tokens = {
  access: "access-1",
  refresh: "refresh-1",
  access_lifetime: 604_800,
  refresh_lifetime: 2_592_000,
};
const fresh = sessionFrom(tokens, now);
const due = sessionFrom(tokens, now - 6.5 * day);

function cookieFor(session: WebSession): string {
  const jar = new CookieJar();
  createSessionCookie(true).write(jar, session, now);
  return jar.all()[0]?.split(";")[0] ?? "";
}

async function start(settings: Partial<Env> = {}) {
  const bff = await new FakeBff().start();
  const lines: string[] = [];
  const env: Env = {
    host: "127.0.0.1",
    port: 0,
    origin: new URL(origin),
    local: true,
    bffUrl: bff.url,
    cmsUrl: "http://127.0.0.1:1",
    cmsPublicOrigin: "http://cms.test:1337",
    webSecret: "a secret of the web",
    imageCdn: "",
    imageCache: `${tmpdir()}/peritus-no-pictures`,
    audioCache: `${tmpdir()}/peritus-no-audio`,
    audioCacheBytes: 1024,
    trustedProxies: [],
    buildId: "",
    demo: true,
    drainSeconds: 0,
    logLevel: "info",
    logFormat: "text",
    ...settings,
  };
  const app = createApp({
    env,
    build: stubBuild(),
    files: () => false,
    log: createLog("info", (line) => lines.push(line)),
    now: () => now,
  });
  const { url, server } = await localServer(app.request);
  server.on("upgrade", app.upgrade);
  onTestFinished(() => app.close());

  async function ask(
    path: string,
    {
      session,
      ...init
    }: {
      method?: string;
      body?: string;
      session?: WebSession;
      headers?: Record<string, string>;
    } = {},
  ) {
    // Connects to the test's port with the site's name as Host, which `fetch` can't set.
    return new Promise<{
      status: number;
      headers: Record<string, string | string[] | undefined>;
      body: string;
    }>((resolve, reject) => {
      const target = new URL(url);
      const outgoing = request(
        {
          host: target.hostname,
          port: target.port,
          path,
          method: init.method ?? "GET",
          headers: {
            host: "localhost:3000",
            ...(session ? { cookie: cookieFor(session) } : {}),
            ...init.headers,
          },
        },
        (incoming) => {
          let body = "";
          incoming.setEncoding("utf8").on("data", (text: string) => (body += text));
          incoming.on("end", () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
          );
        },
      );
      outgoing.on("error", reject).end(init.body);
    });
  }
  return { app, bff, ask, lines, url };
}

const told = (body: string) =>
  JSON.parse(body) as {
    access: string | null;
    away: boolean;
    missing: boolean;
    nonce: string;
    flash: { text: string } | null;
  };
const cookies = (headers: Record<string, string | string[] | undefined>) =>
  [headers["set-cookie"] ?? []].flat().join("\n");

async function redirectOf(body: string): Promise<unknown> {
  const { value } = await decode(new Blob([body]).stream(), {
    plugins: [
      (type, value) => (type === "SingleFetchRedirect" ? { value: { found: value } } : undefined),
    ],
  });
  return (value as { found?: unknown }).found ?? value;
}

describe("the guard", () => {
  it("lets visitors read public pages and redirects others to sign-in with the requested page", async () => {
    const { ask } = await start();
    expect((await ask("/blog")).status).toBe(200);
    const { status, headers } = await ask("/attorney?x=1&y=%26");
    expect([status, headers.location]).toEqual([
      302,
      `/sign-in?next=${encodeURIComponent("/attorney?x=1&y=%26")}`,
    ]);
  });

  it.each(["/ATTORNEY", "/attorney/", "/%61ttorney", "/AtToRnEy/?a=b"])(
    "sees %s for what it is",
    async (path) => {
      const { ask, bff } = await start();
      expect((await ask(path)).headers.location).toMatch(/^\/sign-in\?next=/);
      expect((await ask(path, { session: fresh })).status).toBe(200);
      expect(bff.called("/api/navigation")).toBe(2);
    },
  );

  it.each([
    "/attorney.data",
    "/attorney.data?_routes=attorney",
    "/%61ttorney.data",
    "/ATTORNEY.data",
  ])("sends %s with a redirect that Remix understands", async (path) => {
    const { ask } = await start();
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"], headers["x-remix-response"]]).toEqual([
      202,
      "text/x-script",
      "yes",
    ]);
    expect(headers["cache-control"]).toBe("private, no-store");
    const page = decodeURIComponent(path).split(".data")[0] ?? "";
    expect(await redirectOf(body)).toMatchObject({
      redirect: `/sign-in?next=${encodeURIComponent(page)}`,
      status: 302,
    });
    expect(body).not.toContain("dashboard");
  });

  it("redirects a data request that changes something like an action", async () => {
    const { ask } = await start();
    const { status, body } = await ask("/attorney.data", { method: "POST", headers: { origin } });
    expect(status).toBe(202);
    expect(await redirectOf(body)).toMatchObject({ redirect: "/sign-in?next=%2Fattorney" });
  });

  it("keeps the query of a page that moved", async () => {
    const { ask } = await start();
    const { status, headers } = await ask("/blogs?page=2");
    expect([status, headers.location]).toEqual([301, "/blog?page=2"]);
  });

  it("returns 404 for missing pages to everyone", async () => {
    const { ask } = await start();
    for (const session of [undefined, fresh]) {
      const { status, body } = await ask("/nowhere", { session });
      expect([status, told(body).missing]).toEqual([404, true]);
    }
  });

  it.each(["/list/SECRET", "/%6Cist/SECRET", "/LIST/SECRET.data"])(
    "hides the code in %s from caches, search engines, other sites, and the log",
    async (path) => {
      const { ask, lines } = await start();
      for (const session of [undefined, fresh]) {
        const { headers } = await ask(path, { session });
        expect([
          headers["cache-control"],
          headers["x-robots-tag"],
          headers["referrer-policy"],
        ]).toEqual(["private, no-store", "noindex", "no-referrer"]);
      }
      await vi.waitFor(() => expect(lines.join("").match(/\/list\/…/g)).toHaveLength(2));
      expect(lines.join("")).not.toContain("SECRET");
    },
  );

  it.each(["/expert/dr-bell/receipt/ABC", "/Expert/x/%72eceipt/ABC.data"])(
    "hides the receipt at %s from caches, search engines, and other sites",
    async (path) => {
      const { ask } = await start();
      for (const session of [undefined, fresh]) {
        const { headers } = await ask(path, { session });
        expect([
          headers["cache-control"],
          headers["x-robots-tag"],
          headers["referrer-policy"],
        ]).toEqual(["private, no-store", "noindex", "no-referrer"]);
      }
      const { headers } = await ask("/expert/receipt");
      expect(headers["x-robots-tag"]).toBeUndefined();
    },
  );

  it("keeps the code of a shared list out of the log when its visitor has to sign in", async () => {
    const { ask, lines } = await start();
    await ask("/sign-in?next=%2Flist%2FSECRET");
    await vi.waitFor(() => expect(lines.join("")).toContain("/sign-in"));
    expect(lines.join("")).not.toContain("SECRET");
  });

  it("serves development pages only in the demo", async () => {
    expect(told((await (await start()).ask("/dev/ui")).body).missing).toBe(false);
    expect(told((await (await start({ demo: false })).ask("/dev/UI/")).body).missing).toBe(true);
  });

  it("refuses invalid addresses", async () => {
    const { ask, bff } = await start();
    for (const path of ["/%E0%A4%A", "/blog?_data=attorney"])
      expect((await ask(path)).status).toBe(400);
    expect(bff.calls).toEqual([]);
  });

  it("refuses a path that is too long, and passes a long query to its page alone", async () => {
    const { ask, bff } = await start();
    const long = await ask(`/blog/${"a".repeat(3_000)}`);
    expect([long.status, long.body]).toEqual([414, "This address is too long"]);
    expect(bff.calls).toEqual([]);
    expect((await ask(`/blog?q=${"%C3%A9".repeat(1_500)}`)).status).toBe(200);
    expect(bff.calls.map(({ url }) => decodeURIComponent(url))).toContain(
      "/api/navigation?path=/blog",
    );
  });

  it("treats a path with two slashes as a path, not a host", async () => {
    const { ask, bff } = await start();
    await ask("//evil.test/attorney");
    expect(bff.calls[0]?.url).toBe("/api/navigation?path=%2F%2Fevil.test%2Fattorney");
  });
});

describe("a session", () => {
  it("becomes a Bearer header, and a page never sees the cookie", async () => {
    const { ask, bff } = await start();
    const { body } = await ask("/attorney", { session: fresh });
    expect(told(body)).toMatchObject({ access: "access-1", away: false });
    expect(bff.calls[0]?.headers).toMatchObject({
      authorization: "Bearer access-1",
      "x-peritus-web": "a secret of the web",
    });
    expect(bff.calls[0]?.headers.cookie).toBeUndefined();
  });

  it("is renewed once before the guard when its access token is due", async () => {
    const { ask, bff } = await start();
    bff.renewsWith("refresh-1", "access-2", "refresh-2");
    const { body, headers } = await ask("/attorney", { session: due });
    expect(told(body).access).toBe("access-2");
    expect(cookies(headers)).toMatch(
      /^peritus=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
    expect(bff.calls.map(({ method, url }) => `${method} ${url.split("?")[0]}`)).toEqual([
      "POST /api/token/refresh/",
      "GET /api/navigation",
    ]);
  });

  it("is renewed once for concurrent pages", async () => {
    const { ask, bff } = await start();
    bff.renewsWith("refresh-1", "access-2", "refresh-2");
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => ask("/attorney", { session: due })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(bff.called("/api/token/refresh/")).toBeLessThanOrEqual(5);
    expect(new Set(responses.map(({ headers }) => cookies(headers))).size).toBe(1);
  });

  it("tries one refresh after it was revoked, then redirects to sign-in", async () => {
    const { ask, bff } = await start();
    bff.tokens.set("access-1", "revoked");
    const { status, headers } = await ask("/attorney?x=1", { session: fresh });
    expect([status, headers.location]).toEqual([
      302,
      "/sign-in?tokenExpired=true&next=%2Fattorney%3Fx%3D1",
    ]);
    expect(cookies(headers)).toContain("peritus=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    expect(bff.called("/api/token/refresh/")).toBe(1);
  });

  it("continues with refreshed tokens if they were replaced elsewhere", async () => {
    const { ask, bff } = await start();
    bff.tokens.set("access-1", "expired");
    bff.renewsWith("refresh-1", "access-2", "refresh-2");
    expect(told((await ask("/attorney", { session: fresh })).body).access).toBe("access-2");
  });

  it("doesn't block a public page after it ended, and the page says so", async () => {
    const { ask, bff } = await start();
    bff.tokens.set("access-1", "expired");
    const { status, body, headers } = await ask("/blog", { session: fresh });
    expect(status).toBe(200);
    expect(told(body)).toMatchObject({
      access: null,
      flash: { text: "Token refresh failed. Please log in again." },
    });
    expect(cookies(headers)).toContain("Max-Age=0");
  });

  it("with an expired refresh token redirects to sign-in without asking the BFF", async () => {
    const { ask, bff } = await start();
    const { body } = await ask("/blog", { session: sessionFrom(tokens, now - 31 * day) });
    expect(told(body).flash?.text).toBe("Your session expired. Please sign in again.");
    expect(bff.called("/api/token/refresh/")).toBe(0);
  });

  it("ends when the refresh returns no access token", async () => {
    const { ask, bff } = await start();
    bff.renewals.set("refresh-1", { status: 200, body: {} });
    expect((await ask("/attorney", { session: due })).headers.location).toMatch(
      /^\/sign-in\?tokenExpired=true/,
    );
  });

  it.each([500, 503, 429])("survives a refresh that returns %i", async (status) => {
    const { ask, bff } = await start();
    bff.renewals.set("refresh-1", { status, body: {} });
    const { body, headers } = await ask("/attorney", { session: due });
    expect(told(body).access).toBe("access-1");
    expect(cookies(headers)).toBe("");
  });

  it("survives an outage, which the page reports", async () => {
    const { ask, bff } = await start();
    bff.brokenWith = 502;
    const { body, headers } = await ask("/attorney", { session: fresh });
    expect(told(body)).toMatchObject({ away: true, access: "access-1" });
    expect(cookies(headers)).toBe("");
  });

  it("starts and ends when a route says so", async () => {
    const { ask } = await start();
    expect(
      cookies((await ask("/sign-in", { method: "POST", headers: { origin } })).headers),
    ).toMatch(/^peritus=\w/);
    expect(
      cookies(
        (await ask("/sign-out", { method: "POST", session: fresh, headers: { origin } })).headers,
      ),
    ).toContain("peritus=; ");
  });

  it("stays signed out although a refresh came first", async () => {
    const { ask, bff } = await start();
    bff.renewsWith("refresh-1", "access-2", "refresh-2");
    const { headers } = await ask("/sign-out", {
      method: "POST",
      session: due,
      headers: { origin },
    });
    expect(cookies(headers)).toMatch(/^peritus=; [^\n]+Max-Age=0$/);
  });
});

describe("a foreign request", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "is refused for %s without our origin",
    async (method) => {
      const { ask, bff } = await start();
      for (const headers of [
        {} as Record<string, string>,
        { origin: "http://evil.test" },
        { origin: "null" },
        { origin: "null", "sec-fetch-site": "cross-site" },
        { origin: "null", "sec-fetch-site": "same-site" },
        { origin: "http://evil.test", "sec-fetch-site": "same-origin" },
        { origin: "http://localhost:3001" },
        { origin: "https://localhost:3000" },
      ]) {
        for (const path of ["/sign-out", "/api/my-profile/confirm", "/attorney.data"]) {
          expect((await ask(path, { method, headers, session: fresh })).status).toBe(403);
        }
      }
      expect(bff.calls).toEqual([]);
    },
  );

  it("is none from a page of ours that hides its origin", async () => {
    const { ask, bff } = await start();
    const headers = { origin: "null", "sec-fetch-site": "same-origin" };
    expect((await ask("/sign-out", { method: "POST", headers, session: fresh })).status).not.toBe(
      403,
    );
    await ask("/api/shared-lists/check", { method: "POST", headers, session: fresh });
    const forwarded = bff.calls.find(({ url }) => url === "/api/shared-lists/check");
    expect(forwarded?.headers.origin).toBeUndefined();
    expect(forwarded).toBeDefined();
  });

  describe("is let through to unsubscribe", () => {
    const link = "/unsubscribe?token=aW5lcw.c2lnbmVk-_";

    it("from a mail program, without an origin and a cookie", async () => {
      const { ask, bff } = await start();
      expect((await ask(link, { method: "POST" })).status).not.toBe(403);
      expect(bff.calls).not.toEqual([]); // the guard checked the page
    });

    it.each([
      ["another origin", link, { method: "POST", headers: { origin: "http://evil.test" } }],
      ["a null origin", link, { method: "POST", headers: { origin: "null" } }],
      ["a session", link, { method: "POST", session: fresh }],
      ["another method", link, { method: "DELETE" }],
      ["no token", "/unsubscribe", { method: "POST" }],
      ["a path around it", "/unsubscribe?token=a/../sign-out", { method: "POST" }],
      ["a longer path", "/unsubscribe/x?token=a", { method: "POST" }],
      ["the data of another page", "/unsubscribe.data?token=a", { method: "POST" }],
    ])("but not with %s", async (_name, path, options) => {
      const { ask, bff } = await start();
      expect((await ask(path, options)).status).toBe(403);
      expect(bff.calls).toEqual([]);
    });
  });

  it("may use any loopback name", async () => {
    const { ask } = await start();
    const headers = { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" };
    expect((await ask("/sign-out", { method: "POST", headers })).status).toBe(200);
    expect(
      (await ask("/sign-out", { method: "POST", headers: { origin: headers.origin } })).status,
    ).toBe(200);
  });

  it("is refused under another host's name", async () => {
    const { ask } = await start();
    expect((await ask("/blog", { headers: { host: "evil.test" } })).status).toBe(403);
  });

  it("can't set identity headers for the BFF", async () => {
    const { ask, bff } = await start();
    await ask("/api/experts?q=x", {
      session: fresh,
      headers: {
        "x-forwarded-for": "9.9.9.9",
        "x-peritus-web": "guess",
        authorization: "Bearer stolen",
        forwarded: "for=9.9.9.9",
        "x-request-id": "spoofed but harmless",
      },
    });
    expect(bff.calls[0]?.headers).toMatchObject({
      authorization: "Bearer access-1",
      "x-forwarded-for": "127.0.0.1",
      "x-peritus-web": "a secret of the web",
    });
    expect(bff.calls[0]?.headers.forwarded).toBeUndefined();
    expect(bff.calls[0]?.headers.cookie).toBeUndefined();
  });

  it("trusts the address from a trusted proxy", async () => {
    const { ask, bff } = await start({ trustedProxies: ["127.0.0.0/8"] });
    await ask("/api/experts", { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.7" } });
    expect(bff.calls[0]?.headers["x-forwarded-for"]).toBe("203.0.113.7");
  });
});

describe("a browser that has signed in", () => {
  const secret = "b".repeat(43);
  const headers = { origin };

  it("keeps its secret, and keeps it after signing out", async () => {
    const { ask } = await start();
    const signIn = cookies((await ask("/sign-in", { method: "POST", headers })).headers);
    expect(signIn).toContain(`browser=${secret}; Path=/; HttpOnly`);
    const signOut = cookies((await ask("/sign-out", { method: "POST", headers })).headers);
    expect(signOut).toMatch(/^peritus=; /);
    expect(signOut).not.toContain("browser=");
  });

  it.each([
    ["its cookie", { cookie: `browser=${secret}` }, secret],
    ["a header of its own", { "x-peritus-browser": secret }, undefined],
    ["something else in the cookie", { cookie: "browser=guess" }, undefined],
  ])("is recognized by the BFF by %s only", async (_name, sent, passed) => {
    const { ask, bff } = await start();
    for (const path of ["/sign-in", "/api/experts"]) await ask(path, { headers: sent });
    expect(bff.calls.map((call) => call.headers["x-peritus-browser"])).toEqual([passed, passed]);
  });
});

describe("the BFF proxy", () => {
  it("forwards calls without cookies and private headers", async () => {
    const { ask } = await start();
    const { status, headers, body } = await ask("/api/my-profile/confirm?x=1", {
      method: "POST",
      body: '{"section":"about-me"}',
      headers: { origin, "content-type": "application/json" },
    });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      path: "/api/my-profile/confirm?x=1",
      body: '{"section":"about-me"}',
    });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-private"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it.each([
    "/api/token/",
    "/api/token/refresh/",
    "/API/Token/",
    "/api/%74oken/",
    "/api//token/",
    "/api/x/../token/refresh/",
    "/api/sign-out",
    "/api/content/webhook",
  ])("keeps %s from browsers", async (path) => {
    const { ask, bff } = await start();
    expect((await ask(path, { method: "POST", headers: { origin }, session: fresh })).status).toBe(
      404,
    );
    expect(bff.calls).toEqual([]);
  });

  it("renews a session", async () => {
    const { ask, bff } = await start();
    bff.renewsWith("refresh-1", "access-2", "refresh-2");
    const { headers } = await ask("/auth_for_ws_connection", { session: due });
    expect(bff.calls.at(-1)?.headers.authorization).toBe("Bearer access-2");
    expect(cookies(headers)).toMatch(/^peritus=\w/);
  });

  it("never lets a shared cache keep a response with a cookie", async () => {
    const { ask, bff } = await start();
    bff.responses.set("/api/content/feed", {
      status: 200,
      body: {},
      headers: { "Cache-Control": "public, max-age=300" },
    });
    const visitor = await ask("/api/content/feed");
    expect(visitor.headers["cache-control"]).toBe("public, max-age=300");
    expect(visitor.headers["set-cookie"]).toBeUndefined();
    bff.renewsWith("refresh-1", "access-2", "refresh-2");
    const member = await ask("/api/content/feed", { session: due });
    expect(cookies(member.headers)).toMatch(/^peritus=\w/);
    expect(member.headers["cache-control"]).toBe("private, no-store");
  });

  it("counts files for the account that sends them, so made-up sessions can't hold them up", async () => {
    const { ask, bff, url } = await start();
    const path = "/api/conversations/1/attachments";
    const { hostname, port } = new URL(url);
    const madeUp = cookieFor({ ...fresh, access: "made-up" });
    const answers: string[] = [];
    const sockets = [1, 2, 3].map(() => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: ${origin}\r\nCookie: ${madeUp}\r\nContent-Length: ${maxAttachmentBytes}\r\n\r\n`,
        ),
      );
      socket.on("data", (chunk: Buffer) => answers.push(chunk.toString().slice(0, 12)));
      return socket;
    });
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    await expect.poll(() => answers).toEqual(["HTTP/1.1 503", "HTTP/1.1 503"]);
    const { status } = await ask(path, {
      method: "POST",
      body: "a file",
      headers: { origin },
      session: fresh,
    });
    expect(status).toBe(200);
    expect(bff.calls.at(-1)).toMatchObject({ url: path, body: "a file" });
  });

  it("reports that the BFF is down", async () => {
    const { ask } = await start({ bffUrl: "http://127.0.0.1:1" });
    const { status, body } = await ask("/api/experts");
    expect([status, JSON.parse(body)]).toEqual([503, { level: "error", detail: "Network Error" }]);
  });

  async function upgrade(url: string, head: string): Promise<string> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve) => {
      let seen = "";
      const socket = connect(Number(port), hostname, () => socket.write(head));
      socket.on("data", (chunk: Buffer) => {
        seen += chunk.toString();
        if (seen.includes("101") && !seen.includes("echo")) socket.write("hello");
        if (seen.includes("echo")) socket.destroy();
      });
      socket.on("close", () => resolve(seen));
    });
  }
  const head = (path: string, more = "Origin: http://localhost:3000\r\n") =>
    `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookieFor(fresh)}\r\n${more}\r\n`;

  it("forwards a socket in both directions", async () => {
    const { url, bff } = await start();
    const seen = await upgrade(url, head("/ws?uuid=1"));
    expect(seen).toMatch(/^HTTP\/1.1 101/);
    expect(seen).toContain("echo hello");
    expect(seen).not.toContain("Set-Cookie");
    expect(bff.calls[0]).toMatchObject({ method: "UPGRADE", url: "/ws?uuid=1" });
    expect(bff.calls[0]?.headers).toMatchObject({ authorization: "Bearer access-1" });
  });

  it("refuses a socket from or to another origin", async () => {
    const { url, bff } = await start();
    expect(await upgrade(url, head("/ws", "Origin: http://evil.test\r\n"))).toMatch(
      /^HTTP\/1.1 403/,
    );
    expect(await upgrade(url, head("/ws", ""))).toMatch(/^HTTP\/1.1 403/);
    expect(await upgrade(url, head("/attorney"))).toMatch(/^HTTP\/1.1 404/);
    expect(bff.calls).toEqual([]);
  });
});

describe("every response", () => {
  it("has the security policies with its own nonce", async () => {
    const { ask } = await start();
    const [one, other] = await Promise.all([ask("/blog"), ask("/blog")]);
    const nonce = told(one.body).nonce;
    expect(one.headers["content-security-policy"]).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(one.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(told(other.body).nonce).not.toBe(nonce);
    expect(one.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(one.headers["strict-transport-security"]).toBeUndefined();
  });

  it("may be framed by the CMS when it is a preview", async () => {
    const { ask } = await start();
    const { headers } = await ask("/preview?token=x");
    expect(headers["content-security-policy"]).toContain("frame-ancestors http://cms.test:1337");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["x-robots-tag"]).toBe("noindex");
  });

  it("requires TLS and a host-only cookie outside localhost", async () => {
    const { ask } = await start({ origin: new URL("https://peritus.example"), local: false });
    const headers = { host: "peritus.example", origin: "https://peritus.example" };
    const response = await ask("/sign-in", { method: "POST", headers });
    expect(response.headers["strict-transport-security"]).toContain("max-age=");
    expect(cookies(response.headers)).toMatch(
      /^__Host-peritus=.*; Path=\/; HttpOnly; SameSite=Lax; Secure; /,
    );
  });

  it("passes the request id to the BFF, the page, and the log", async () => {
    const { ask, bff, lines } = await start();
    const { headers } = await ask("/blog", { headers: { "x-request-id": "from-the-edge-1" } });
    expect(headers["x-request-id"]).toBe("from-the-edge-1");
    expect(bff.calls[0]?.headers["x-request-id"]).toBe("from-the-edge-1");
    expect(
      lines.some(
        (line) => line.includes("msg=request ") && line.includes("request_id=from-the-edge-1"),
      ),
    ).toBe(true);
  });

  it("is not cached if it is data, except for five seconds by a prefetch", async () => {
    const { ask } = await start();
    expect((await ask("/blog.data")).headers["cache-control"]).toBe("private, no-store");
    expect(
      (await ask("/blog.data", { headers: { "sec-purpose": "prefetch" } })).headers[
        "cache-control"
      ],
    ).toBe("private, max-age=5");
    expect((await ask("/blog")).headers["cache-control"]).toBe("private, no-cache");
    expect((await ask("/attorney", { session: fresh })).headers["cache-control"]).toBe(
      "private, no-store",
    );
  });
});

describe("the server itself", () => {
  it("reports health and readiness", async () => {
    const { ask, bff } = await start();
    expect(JSON.parse((await ask("/healthz", { headers: { host: "10.0.0.7" } })).body)).toEqual({
      status: "ok",
    });
    expect((await ask("/readyz")).status).toBe(200);
    bff.brokenWith = 503;
    const { status, body } = await ask("/readyz");
    expect([status, JSON.parse(body)]).toEqual([503, { status: "not ready", bff: "status 503" }]);
  });

  it("isn't ready if the BFF has another WEB_SECRET, and says so", async () => {
    const { ask, bff } = await start();
    bff.responses.set("/readyz", { status: 503, body: { not_ready: ["web_secret"] } });
    const { status, body } = await ask("/readyz");
    expect([status, JSON.parse(body)]).toEqual([
      503,
      { status: "not ready", bff: "has another WEB_SECRET" },
    ]);
    expect(bff.calls.at(-1)?.headers["x-peritus-web"]).toBeTruthy();
  });

  it("says that it is stopping, still responds, and lets connections end", async () => {
    const { ask, app } = await start();
    expect((await ask("/builds/latest.json")).headers["connection"]).not.toBe("close");
    app.drain();
    for (const path of ["/healthz", "/readyz"]) {
      const { status, body } = await ask(path);
      expect([path, status, JSON.parse(body)]).toEqual([path, 503, { status: "stopping" }]);
    }
    const { status, headers } = await ask("/builds/latest.json");
    expect([status, headers["connection"]]).toEqual([200, "close"]);
  });

  it("reports its build id", async () => {
    const { ask } = await start();
    const { headers, body } = await ask("/builds/latest.json");
    expect([JSON.parse(body), headers["cache-control"]]).toEqual([{ id: "build-1" }, "no-store"]);
  });

  it("refuses a form that is too large", async () => {
    const { ask } = await start();
    expect(
      (
        await ask("/sign-out", {
          method: "POST",
          headers: { origin, "content-length": String(2 * 1024 * 1024) },
        })
      ).status,
    ).toBe(413);
    expect(
      (
        await ask("/sign-out", {
          method: "POST",
          headers: { origin, "transfer-encoding": "chunked" },
          body: "x".repeat(1024 * 1024 + 1),
        })
      ).status,
    ).toBe(413);
  });

  it("limits route discovery requests", async () => {
    const { ask } = await start();
    const many = Array.from({ length: 41 }, (_, i) => `p=/${i}`).join("&");
    expect((await ask(`/__manifest?version=build-1&${many}`)).status).toBe(400);
    expect((await ask("/__manifest?version=build-1&p=/blog")).status).toBe(200);
    expect((await ask("/__manifest?version=old&p=/blog")).headers["x-remix-reload-document"]).toBe(
      "true",
    );
  });
});

describe("an address that editors have redirected", () => {
  const gone = { status: 200, body: { location: "/blog", permanent: true } };

  it("redirects with its query instead of a 404", async () => {
    const { ask, bff } = await start();
    bff.responses.set("/api/content/redirect?path=%2Fold", gone);
    bff.responses.set("/api/content/redirect?path=%2Ffor-now", {
      status: 200,
      body: { location: "/sign-in", permanent: false },
    });
    const permanent = await ask("/old?utm=x");
    expect([permanent.status, permanent.headers.location]).toEqual([301, "/blog?utm=x"]);
    const temporary = await ask("/for-now");
    expect([temporary.status, temporary.headers.location]).toEqual([302, "/sign-in"]);
    expect(await redirectOf((await ask("/old.data")).body)).toMatchObject({
      redirect: "/blog",
      status: 301,
    });
  });
  it("is not looked up for existing pages or unsafe methods", async () => {
    const { ask, bff } = await start();
    bff.responses.set("/api/content/redirect?path=%2Fblog", gone);
    expect((await ask("/blog")).status).toBe(200);
    await ask("/old", { method: "POST", headers: { origin } });
    expect(bff.called("/api/content/redirect")).toBe(0);
  });
  it("stays a 404 if there is no redirect or the lookup fails", async () => {
    const { ask, bff } = await start();
    bff.responses.set("/api/content/redirect?path=%2Fold", {
      status: 404,
      body: { level: "error", detail: "Object does not exist" },
    });
    expect((await ask("/old")).status).toBe(404);
    bff.responses.set("/api/content/redirect?path=%2Fold", { status: 500, body: {} });
    expect((await ask("/old")).status).toBe(404);
  });
});

describe("pages that are the same for every visitor", () => {
  async function published(settings: Partial<Env> = {}) {
    const started = await start({ ...settings });
    started.bff.version = { version: "v1", stale: false };
    await expect.poll(() => started.bff.versionsAsked).toBeGreaterThan(1);
    return started;
  }
  const hit = (response: { headers: Record<string, unknown> }) =>
    response.headers["x-page-cache"] === "hit";

  it("are rendered once and sent with a fresh nonce", async () => {
    const { ask, bff } = await published();
    const first = await ask("/blog/shared");
    const asked = bff.called("/api/navigation");
    const second = await ask("/blog/shared");
    expect([hit(first), hit(second), bff.called("/api/navigation") - asked]).toEqual([
      false,
      true,
      0,
    ]);
    const nonce = told(second.body).nonce;
    expect(nonce).not.toBe(told(first.body).nonce);
    expect(second.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect([first.headers["x-content-age"], second.headers["x-content-age"]]).toEqual(["0", "0"]);
  });

  it("are rendered once for concurrent visitors", async () => {
    const { ask, bff } = await published();
    await Promise.all(Array.from({ length: 8 }, () => ask("/blog/shared")));
    expect(bff.called("/api/navigation")).toBe(1);
  });

  it.each(["/blog", "/blog/missed"])("are not %s, which did not say so", async (path) => {
    const { ask } = await published();
    await ask(path);
    expect(hit(await ask(path))).toBe(false);
  });

  it("are never sent to a member or rendered from a member's page", async () => {
    const { ask } = await published();
    expect(hit(await ask("/blog/shared", { session: fresh }))).toBe(false);
    expect(hit(await ask("/blog/shared"))).toBe(false);
    expect(hit(await ask("/blog/shared", { session: fresh }))).toBe(false);
    expect(hit(await ask("/blog/shared"))).toBe(true);
  });

  it("stay available while the BFF is down, marked as possibly outdated", async () => {
    const { ask, bff, lines } = await published();
    await ask("/blog/shared");
    bff.brokenWith = 500;
    await expect.poll(() => lines.join("")).toContain("content version unavailable");
    const response = await ask("/blog/shared");
    expect([response.status, hit(response), response.headers["x-content-stale"]]).toEqual([
      200,
      true,
      "true",
    ]);
  });

  it("are rendered again after something is published", async () => {
    const { ask, bff } = await published();
    await ask("/blog/shared");
    const asked = bff.versionsAsked;
    bff.version = { version: "v2", stale: false };
    await expect.poll(() => bff.versionsAsked).toBeGreaterThan(asked + 1);
    expect(hit(await ask("/blog/shared"))).toBe(false);
  });
});
