import type { IncomingMessage, ServerResponse } from "node:http";

import { createIPX, type IPXStorage } from "ipx";

import { HttpFailure, sendHttp } from "~/lib/http.server";

import type { Log } from "../log";
import { createPictureCache } from "./picture-cache";
import { isPhoto, readPictureRequest, type PictureRequest } from "./picture-request";
import { createTurns, TooMany } from "./turns";

/** Milliseconds before asking the CMS again. */
const freshMs = 60 * 60 * 1000;
/** Milliseconds before asking again whether an expert's photo may be seen. */
const freshPhotoMs = 60 * 1000;
const maxOriginalBytes = 20 * 1024 * 1024;
const fetchTimeoutMs = 10_000;
/** Limits of concurrent transforms. A page has fewer new pictures than `waitingEach`. */
const limits = { atOnce: 2, waiting: 400, waitingEach: 60 };
/** The number of new pictures between clean-ups. */
const trimEvery = 200;

const rasterTypes = /^image\/(png|jpe?g|webp|avif|gif|tiff)\b/;

class PictureFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type ImageProxy = (req: IncomingMessage, res: ServerResponse, pathname: string) => Promise<void>;

/**
 * Serves resized CMS pictures and photos of experts at `/_ipx/`. Follows no redirects. Serves cached
 * pictures during an outage of the CMS or the BFF.
 */
export function createImageProxy(
  settings: {
    cmsUrl: string;
    bffUrl: string;
    folder: string;
    clientAddress: (req: IncomingMessage) => string;
  },
  log: Log,
): ImageProxy {
  const cache = createPictureCache(settings.folder);
  const making = new Map<string, Promise<Buffer>>();
  const inTurn = createTurns(limits);
  const ipx = createIPX({
    storage: originalsOf(settings),
    sharpOptions: { limitInputPixels: 100_000_000 },
  });
  let made = 0;

  const trim = () =>
    cache
      .trim()
      .catch((error: unknown) => log.warn("picture cache not trimmed", { reason: String(error) }));
  void trim();

  async function make(
    key: string,
    address: string,
    { path, modifiers }: PictureRequest,
  ): Promise<Buffer> {
    const { data } = await inTurn(address, () => ipx(path, modifiers).process());
    const picture = Buffer.from(data);
    await cache
      .save(key, picture)
      .catch((error: unknown) => log.warn("picture not cached", { path, reason: String(error) }));
    made += 1;
    if (made % trimEvery === 0) void trim();
    return picture;
  }

  async function pictureFor(key: string, address: string, wanted: PictureRequest): Promise<Buffer> {
    const cached = await cache.find(key);
    if (cached && cached.age < (isPhoto(wanted.path) ? freshPhotoMs : freshMs)) return cached.data;
    const running = making.get(key) ?? make(key, address, wanted).finally(() => making.delete(key));
    making.set(key, running);
    try {
      return await running;
    } catch (error) {
      if (!cached || (error instanceof PictureFailure && error.status === 404)) throw error;
      log.warn("picture served without revalidation", { path: wanted.path, reason: String(error) });
      return cached.data;
    }
  }

  return async (req, res, pathname) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const wanted = readPictureRequest(pathname);
    if (!wanted) {
      res.writeHead(403, {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
      });
      res.end("This picture is not ours to serve");
      return;
    }
    try {
      const data = await pictureFor(pathname, settings.clientAddress(req), wanted);
      res.writeHead(200, {
        "Content-Type": `image/${wanted.modifiers.f}`,
        "Content-Length": data.length,
        "Cache-Control": isPhoto(wanted.path)
          ? "private, max-age=3600"
          : "public, max-age=3600, stale-while-revalidate=86400",
      });
      res.end(req.method === "HEAD" ? undefined : data);
    } catch (error) {
      const status = statusOf(error);
      if (status >= 500) log.warn("picture failed", { path: wanted.path, reason: String(error) });
      res.writeHead(status, {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
      });
      res.end(status === 404 ? "No such picture" : "This picture cannot be made right now");
    }
  };
}

function statusOf(error: unknown): number {
  if (error instanceof PictureFailure) return error.status;
  if (error instanceof TooMany) return 503;
  const status = (error as { statusCode?: unknown }).statusCode;
  return status === 404 || status === 400 ? status : 502;
}

function originalsOf({ cmsUrl, bffUrl }: { cmsUrl: string; bffUrl: string }): IPXStorage {
  return {
    name: "peritus:originals",
    getMeta: () => ({}),
    async getData(id) {
      const path = id.startsWith("/") ? id : `/${id}`;
      const [host, at] = isPhoto(path)
        ? [bffUrl, `/api${path.replace(/\.jpg$/, "")}`]
        : [cmsUrl, path];
      const url = new URL(at, host);
      if (url.origin !== new URL(host).origin) throw new PictureFailure(403, "another origin");
      const response = await sendHttp({
        url,
        timeoutMs: fetchTimeoutMs,
        maxBytes: maxOriginalBytes,
      }).catch((error: unknown) => {
        throw new PictureFailure(502, error instanceof HttpFailure ? error.message : String(error));
      });
      if (response.status === 404) throw new PictureFailure(404, "no such picture");
      if (response.status !== 200)
        throw new PictureFailure(502, `${url.host} responded with ${response.status}`);
      if (!rasterTypes.test(response.headers["content-type"] ?? ""))
        throw new PictureFailure(415, "not a raster picture");
      const copy = new ArrayBuffer(response.body.byteLength);
      new Uint8Array(copy).set(response.body);
      return copy;
    },
  };
}
