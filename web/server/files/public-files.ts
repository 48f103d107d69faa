import type { IncomingMessage, ServerResponse } from "node:http";

import { sendHttp } from "~/lib/http.server";

import type { Headers } from "../session/bff";
import type { Log } from "../log";

/** Milliseconds. */
const timeoutMs = 10_000;
const maxBytes = 50 * 1024 * 1024;

/** Returns the BFF's path of a feed, sitemap, transcript, or chapter file, or null. */
export function publicFile(pathname: string): string | null {
  const slug = "([a-z0-9]+(?:-[a-z0-9]+)*)";
  if (pathname === "/sitemap.xml") return "/api/content/sitemap";
  if (pathname === "/podcast/feed.xml") return "/api/content/feed/podcast";
  const sitemap = /^\/sitemap\/([a-z]+(?:-\d{1,6})?)\.xml$/.exec(pathname);
  if (sitemap) return `/api/content/sitemap/${sitemap[1]}`;
  const feed = new RegExp(`^/blog/(?:category/${slug}/)?(rss\\.xml|atom\\.xml|feed\\.json)$`).exec(
    pathname,
  );
  if (feed)
    return `/api/content/feed/blog.${formats[feed[2] ?? ""]}${feed[1] ? `?category=${feed[1]}` : ""}`;
  const episode = new RegExp(
    `^/podcast/${slug}/(transcript\\.vtt|transcript\\.srt|chapters\\.json)$`,
  ).exec(pathname);
  if (episode) return `/api/content/episodes/${episode[1]}/${episode[2]}`;
  return null;
}

const formats: Record<string, string> = {
  "rss.xml": "rss",
  "atom.xml": "atom",
  "feed.json": "json",
};

const passed = ["content-type", "etag", "last-modified", "cache-control", "retry-after"];

type PublicFiles = (
  req: IncomingMessage,
  res: ServerResponse,
  operation: string,
  headers: Headers,
) => Promise<void>;

/** Forwards public files with their validators and without a session. */
export function createPublicFiles(bffUrl: string, log: Log): PublicFiles {
  return async (req, res, operation, headers) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const asked: Record<string, string> = { ...headers };
    for (const name of ["if-none-match", "if-modified-since"] as const) {
      const value = req.headers[name];
      if (value) asked[name] = value;
    }
    try {
      const response = await sendHttp({
        url: new URL(operation, bffUrl),
        headers: asked,
        timeoutMs,
        maxBytes,
      });
      if (response.status >= 500 || response.status === 429)
        throw new Error(`the BFF responded with ${response.status}`);
      const kept = response.status === 200 || response.status === 304;
      if (!kept) return refuse(res, 404, "There is nothing at this address");
      for (const name of passed) {
        const value = response.headers[name];
        if (typeof value === "string") res.setHeader(name, value);
      }
      if (!response.headers["cache-control"]) res.setHeader("Cache-Control", "public, max-age=60");
      // Browser players on other sites also fetch these.
      res.setHeader("Access-Control-Allow-Origin", "*");
      res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      if (response.status === 200) res.setHeader("Content-Length", response.body.length);
      res.writeHead(response.status);
      res.end(req.method === "HEAD" || response.status === 304 ? undefined : response.body);
    } catch (error) {
      log.warn("public file unavailable", {
        operation,
        reason: error instanceof Error ? error.message : String(error),
        request_id: headers["x-request-id"],
      });
      res.setHeader("Retry-After", "5");
      refuse(res, 503, "This is unavailable right now");
    }
  };
}

function refuse(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(text);
}
