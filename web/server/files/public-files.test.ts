import { describe, expect, it } from "vitest";

import { FakeBff } from "../../test/fake-bff";
import { localServer } from "../../test/local-server";
import { createLog } from "../log";
import { createPublicFiles, publicFile } from "./public-files";

describe("the URL of a public file", () => {
  it.each([
    ["/sitemap.xml", "/api/content/sitemap"],
    ["/sitemap/articles.xml", "/api/content/sitemap/articles"],
    ["/sitemap/articles-2.xml", "/api/content/sitemap/articles-2"],
    ["/blog/rss.xml", "/api/content/feed/blog.rss"],
    ["/blog/atom.xml", "/api/content/feed/blog.atom"],
    ["/blog/feed.json", "/api/content/feed/blog.json"],
    ["/blog/category/case-law/rss.xml", "/api/content/feed/blog.rss?category=case-law"],
    ["/podcast/feed.xml", "/api/content/feed/podcast"],
    ["/podcast/episode-1/transcript.vtt", "/api/content/episodes/episode-1/transcript.vtt"],
    ["/podcast/episode-1/chapters.json", "/api/content/episodes/episode-1/chapters.json"],
  ])("%s comes from %s", (path, operation) => {
    expect(publicFile(path)).toBe(operation);
  });
  it.each([
    "/blog",
    "/blog/rss",
    "/blog/feed.xml",
    "/sitemap/../x.xml",
    "/sitemap/a/b.xml",
    "/blog/category/%2e%2e/rss.xml",
    "/podcast/a%2Fb/chapters.json",
    "/podcast/feed.json",
  ])("%s is none", (path) => {
    expect(publicFile(path)).toBeNull();
  });
});

describe("a public file", () => {
  async function start(response: {
    status: number;
    body: unknown;
    headers?: Record<string, string>;
  }) {
    const bff = await new FakeBff().start();
    bff.responses.set("/api/content/sitemap", response);
    const files = createPublicFiles(bff.url, createLog("error"));
    const { url } = await localServer(
      (req, res) => void files(req, res, "/api/content/sitemap", { "x-request-id": "1" }),
    );
    return { bff, ask: (init?: RequestInit) => fetch(url, init) };
  }

  it("has validators for conditional requests", async () => {
    const headers = {
      "Content-Type": "application/xml",
      ETag: '"v1"',
      "Last-Modified": "Wed, 18 Nov 2026 09:00:00 GMT",
      "Set-Cookie": "a=b",
      "X-Private": "1",
    };
    const { ask, bff } = await start({ status: 200, body: "x", headers });
    const response = await ask({
      headers: { "If-None-Match": '"v0"', Cookie: "peritus=secret", Authorization: "Bearer x" },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag: '"v1"',
      "last-modified": headers["Last-Modified"],
      "content-type": "application/xml",
      "access-control-allow-origin": "*",
    });
    expect([response.headers.get("set-cookie"), response.headers.get("x-private")]).toEqual([
      null,
      null,
    ]);
    expect(bff.calls[0]?.headers).toMatchObject({ "if-none-match": '"v0"' });
    expect([bff.calls[0]?.headers.cookie, bff.calls[0]?.headers.authorization]).toEqual([
      undefined,
      undefined,
    ]);
  });
  it("returns 304 if the BFF does", async () => {
    const { ask } = await start({ status: 304, body: "", headers: { ETag: '"v1"' } });
    const response = await ask({ headers: { "If-None-Match": '"v1"' } });
    expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([
      304,
      "",
      '"v1"',
    ]);
  });
  it("returns 404 if the BFF has none, and 503 if the BFF is down", async () => {
    expect((await (await start({ status: 404, body: {} })).ask()).status).toBe(404);
    const away = await (await start({ status: 500, body: {} })).ask();
    expect([
      away.status,
      away.headers.get("retry-after"),
      away.headers.get("cache-control"),
    ]).toEqual([503, "5", "no-store"]);
  });
  it("allows only GET and HEAD", async () => {
    expect((await (await start({ status: 200, body: "x" })).ask({ method: "POST" })).status).toBe(
      405,
    );
  });
});
