import type { IncomingMessage, ServerResponse } from "node:http";

import { accepts } from "../files/accepted-encoding";
import { cookieOf } from "../session/cookies";
import { gzipped, pack, type PackedPage } from "./packed-page";
import type { SentPage } from "./remix-handler";

/** The maximum size in bytes. The least recently used pages are evicted first. */
const capacityBytes = 64 * 1024 * 1024;

/** Milliseconds. Pages expire because they may show relative times. */
const lifetimeMs = 60_000;

export interface KeptPage {
  contentType: string;
  /** Split at the nonce. */
  page: PackedPage;
  bytes: number;
  version: string;
  madeAt: number;
}

/** Pages for anonymous visitors, cached until content changes. */
interface PageCache {
  find(key: string, version: string): KeptPage | null;
  keep(key: string, version: string, nonce: string, page: SentPage): void;
}

export function createPageCache(now: () => number, capacity = capacityBytes): PageCache {
  const pages = new Map<string, KeptPage>(); // least recently used first
  let held = 0;

  function drop(key: string): void {
    const page = pages.get(key);
    if (page && pages.delete(key)) held -= page.bytes;
  }

  return {
    find(key, version) {
      const page = pages.get(key);
      if (!page) return null;
      if (page.version !== version || now() - page.madeAt >= lifetimeMs) {
        drop(key);
        return null;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },

    keep(key, version, nonce, { status, contentType, body, personal }) {
      if (status !== 200 || personal || body.length > capacity / 8) return;
      drop(key);
      const page = pack(split(body, Buffer.from(nonce)));
      const bytes = body.length + page.packed.reduce((sum, piece) => sum + piece.length, 0);
      pages.set(key, { contentType, page, bytes, version, madeAt: now() });
      held += bytes;
      for (const oldest of pages.keys()) {
        if (held <= capacity) break;
        drop(oldest);
      }
    },
  };
}

/** Sends a cached page with a new nonce, compressed if accepted. */
export function sendKept(
  { contentType, page }: KeptPage,
  nonce: string,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const small = accepts(req, "gzip");
  const body = small ? gzipped(page, Buffer.from(nonce)) : joined(page.pieces, Buffer.from(nonce));
  res.writeHead(200, {
    "Content-Type": contentType,
    ...(small ? { "Content-Encoding": "gzip" } : {}),
    Vary: "Accept-Encoding",
    "Content-Length": body.length,
    "Cache-Control": "private, no-cache",
    "X-Page-Cache": "hit",
  });
  res.end(req.method === "HEAD" ? undefined : body);
}

/**
 * Returns the cache key by URL and theme, or null if the page can't be shared. Shared pages are for
 * anonymous visitors without a message, with no query but a page number.
 */
export function pageKeyOf(
  req: IncomingMessage,
  url: URL,
  personalCookies: readonly string[],
  theme: string | null,
): string | null {
  if (req.method !== "GET" && req.method !== "HEAD") return null;
  if (url.pathname.endsWith(".data") || !/^(\?page=\d{1,4})?$/.test(url.search)) return null;
  if (req.headers.cookie && personalCookies.some((name) => cookieOf(req, name) !== null))
    return null;
  return `${theme ?? ""} ${url.pathname}${url.search}`;
}

function split(body: Buffer, at: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let found = body.indexOf(at); found >= 0; found = body.indexOf(at, from)) {
    pieces.push(Buffer.from(body.subarray(from, found)));
    from = found + at.length;
  }
  pieces.push(Buffer.from(body.subarray(from)));
  return pieces;
}

function joined(pieces: readonly Buffer[], between: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    if (parts.length > 0) parts.push(between);
    parts.push(piece);
  }
  return Buffer.concat(parts);
}
