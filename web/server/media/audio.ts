import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { callApi, type ApiBase } from "~/lib/api.server";

import { createAudioCache, type AudioFile } from "./audio-cache";
import { DownloadFailure } from "./audio-download";
import type { Headers } from "../session/bff";
import { readRanges, type ByteRange } from "./byte-range";
import type { Log } from "../log";
import { evaluate, mayBePart } from "./preconditions";

/** Milliseconds until a BFF call fails. */
const timeoutMs = 5_000;

export interface Audio {
  owns(pathname: string): boolean;
  /** `headers` are sent to the BFF. `browser` is this browser's secret for previews. */
  serve(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    headers: Headers,
    browser: string | null,
  ): Promise<void>;
}

interface Settings {
  bffUrl: string;
  cmsUrl: string;
  folder: string;
  limit: number;
}

/**
 * Serves `/podcast/audio/{name}.{ending}` with ranges. Files in the CMS are fetched once and cached,
 * so they play while the CMS is down. Requests for files elsewhere are redirected.
 * `?preview=TOKEN` plays a draft in the browser that opened its preview.
 */
export function createAudio({ bffUrl, cmsUrl, folder, limit }: Settings, log: Log): Audio {
  const cache = createAudioCache(folder, limit, log);
  cache
    .trim()
    .catch((error: unknown) => log.warn("audio cache not trimmed", { reason: String(error) }));

  async function send(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    headers: Headers,
    browser: string | null,
  ): Promise<void> {
    const token = previewOf(req);
    const base: ApiBase = { url: bffUrl, headers, access: null };
    const found =
      token === null
        ? await callApi(base, "get", "/api/content/audio/{name}", { path: { name }, timeoutMs })
        : await callApi(base, "get", "/api/content/preview/audio", {
            query: { token },
            headers: { "X-Preview-Browser": browser ?? "" },
            timeoutMs,
          });
    const caching = token === null ? null : "private, no-store";
    if (!found.ok) {
      if (found.status === 404) return refuse(res, 404, "No such episode");
      if (token !== null && found.status !== null && found.status < 500)
        return refuse(res, 403, "This preview has ended");
      log.warn("episode lookup failed", { reason: found.detail, status: found.status });
      return refuse(res, 503, "This episode cannot be played right now");
    }
    const { cms_url: where, type, bytes } = found.data;
    const url = URL.canParse(where, cmsUrl) ? new URL(where, cmsUrl) : null;
    if (url?.protocol === "https:" && url.origin !== cmsUrl) {
      res
        .writeHead(302, { Location: url.href, "Cache-Control": caching ?? "public, max-age=300" })
        .end();
      return;
    }
    if (url?.origin !== cmsUrl || !url.pathname.startsWith("/uploads/"))
      return refuse(res, 404, "No such episode");
    await sendFile(req, res, await cache.open(url, bytes), {
      type,
      caching: caching ?? "public, max-age=86400, must-revalidate",
    });
  }

  return {
    owns: (pathname) => pathname.startsWith("/podcast/audio/"),

    async serve(req, res, pathname, headers, browser) {
      // Enclosures may be played on other sites.
      res.setHeader("Access-Control-Allow-Origin", "*");
      res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      if (req.method !== "GET" && req.method !== "HEAD") {
        res.writeHead(405, { Allow: "GET, HEAD" }).end();
        return;
      }
      const name = /^\/podcast\/audio\/([\w-]{1,80})\.[a-z\d]{2,5}$/.exec(pathname)?.[1];
      if (!name) return refuse(res, 404, "No such episode");
      try {
        await send(req, res, name, headers, browser);
      } catch (error) {
        if (res.headersSent) {
          if (!hasLeft(error))
            log.warn("audio response incomplete", { name, reason: String(error) });
          res.destroy();
          return;
        }
        log.warn("audio not served", { name, reason: String(error) });
        const status =
          error instanceof DownloadFailure
            ? error.status === 404
              ? 404
              : error.status === null
                ? 503
                : 502
            : 500;
        refuse(
          res,
          status,
          status === 404 ? "No such file" : "This episode cannot be played right now",
        );
      }
    },
  };
}

function refuse(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 503 ? { "Retry-After": "5" } : {}),
  });
  res.end(text);
}

function previewOf(req: IncomingMessage): string | null {
  return new URLSearchParams((req.url ?? "").split("?")[1] ?? "").get("preview");
}

/** Reports whether sending failed because the listener disconnected, which players often do. */
const hasLeft = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: AudioFile,
  { type, caching }: { type: string; caching: string },
): Promise<void> {
  const { size, etag, modified } = file;
  res.setHeader("ETag", etag);
  res.setHeader("Last-Modified", modified.toUTCString());
  res.setHeader("Accept-Ranges", "bytes");
  res.setHeader("Cache-Control", caching);
  const verdict = evaluate(req.headers, file);
  if (verdict !== "send") {
    res.writeHead(verdict === "same" ? 304 : 412).end();
    return;
  }
  const mime = /^audio\/[\w.+-]+$/.test(type) ? type : "application/octet-stream";
  const ranges =
    req.method === "GET" && mayBePart(req.headers["if-range"], file)
      ? readRanges(req.headers.range, size)
      : null;
  if (ranges?.length === 0) {
    res.writeHead(416, { "Content-Range": `bytes */${size}`, "Content-Length": 0 }).end();
    return;
  }
  const [range] = ranges ?? [];
  if (ranges && ranges.length > 1) return sendParts(res, file, mime, ranges);
  if (range) {
    res.writeHead(206, {
      "Content-Type": mime,
      "Content-Length": range.end - range.start + 1,
      "Content-Range": contentRange(range, size),
    });
    await pipeline(file.read(range), res);
    return;
  }
  res.writeHead(200, { "Content-Type": mime, "Content-Length": size });
  if (req.method === "HEAD" || size === 0) res.end();
  else await pipeline(file.read({ start: 0, end: size - 1 }), res);
}

/** `multipart/byteranges`, in the requested order. */
async function sendParts(
  res: ServerResponse,
  file: AudioFile,
  mime: string,
  ranges: readonly ByteRange[],
): Promise<void> {
  const boundary = randomBytes(12).toString("hex");
  const parts = ranges.map((range) => ({
    range,
    head: `\r\n--${boundary}\r\nContent-Type: ${mime}\r\nContent-Range: ${contentRange(
      range,
      file.size,
    )}\r\n\r\n`,
  }));
  const end = `\r\n--${boundary}--\r\n`;
  const length = parts.reduce(
    (sum, { range, head }) => sum + head.length + range.end - range.start + 1,
    end.length,
  );
  async function* body() {
    for (const { range, head } of parts) {
      yield Buffer.from(head);
      yield* file.read(range) as AsyncIterable<Buffer>;
    }
    yield Buffer.from(end);
  }
  res.writeHead(206, {
    "Content-Type": `multipart/byteranges; boundary=${boundary}`,
    "Content-Length": length,
  });
  await pipeline(Readable.from(body(), { objectMode: false }), res);
}

const contentRange = ({ start, end }: ByteRange, size: number) => `bytes ${start}-${end}/${size}`;
