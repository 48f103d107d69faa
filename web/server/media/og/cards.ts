import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";

import { renderAsync } from "@resvg/resvg-js";

import type { ApiBase } from "~/lib/api.server";
import { sendHttp } from "~/lib/http.server";

import type { Log } from "../../log";
import { createPictureCache } from "../picture-cache";
import { cardFor, readCardAddress } from "./card-source";
import { cardSize, cardSvg } from "./card-svg";

/** The maximum size of the cache in bytes. */
const maxBytes = 64 * 1024 * 1024;
const trimEvery = 50;
// This folder is next to the source and the bundle.
const fonts = new URL("./fonts/", import.meta.url);
/** The maximum number of waiting cards. They're drawn one at a time, because each takes a core. */
const maxWaiting = 20;
const maxPhotoBytes = 10 * 1024 * 1024;

export type Cards = (
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
  base: ApiBase,
) => Promise<void>;

/**
 * Serves `/og/`. Only published pages have cards, cached by content, so visitors can't choose
 * their words or number.
 */
export function createCards(folder: string, log: Log): Cards {
  const cache = createPictureCache(folder);
  const faces = readdirSync(fonts)
    .filter((name) => name.endsWith(".ttf"))
    .map((name) => fileURLToPath(new URL(name, fonts)));
  const making = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let made = 0;

  function draw(svg: string, photo: string | null, base: ApiBase): Promise<Buffer> {
    const running = making.get(svg);
    if (running) return running;
    const drawn = last.then(async () => {
      const whole = photo ? svg.replace(photo, await dataOf(photo, base)) : svg;
      const image = await renderAsync(whole, {
        fitTo: { mode: "width", value: cardSize.width },
        font: { loadSystemFonts: false, fontFiles: faces, defaultFontFamily: "Card Sans" },
      });
      const png = image.asPng();
      await cache
        .save(svg, png)
        .catch((error: unknown) => log.warn("card not cached", { reason: String(error) }));
      made += 1;
      if (made % trimEvery === 0)
        await cache
          .trim(maxBytes)
          .catch((error: unknown) => log.warn("card cache not trimmed", { reason: String(error) }));
      return png;
    });
    making.set(svg, drawn);
    last = drawn.catch(() => {}).finally(() => making.delete(svg));
    return drawn;
  }

  return async (req, res, pathname, base) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const address = readCardAddress(pathname);
    const result = address ? await cardFor(address, base) : { status: 404 as const };
    if ("moved" in result) {
      res.writeHead(301, { Location: result.moved, "Cache-Control": "public, max-age=3600" }).end();
      return;
    }
    if ("status" in result) return refuse(res, result.status);
    const svg = cardSvg(result.card);
    const kept = await cache.find(svg);
    if (!kept && !making.has(svg) && making.size >= maxWaiting) return refuse(res, 503);
    const png = kept?.data ?? (await draw(svg, result.card.photo ?? null, base));
    res.writeHead(200, {
      "Content-Type": "image/png",
      "Content-Length": png.length,
      "Cache-Control": `public, max-age=${address?.kind === "expert" ? 600 : 86400}`,
      // Other sites embed cards.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    res.end(req.method === "HEAD" ? undefined : png);
  };
}

/** Returns a photo of an expert as a data URL. */
async function dataOf(photo: string, base: ApiBase): Promise<string> {
  const url = new URL(`/api${photo.replace(/\.jpg$/, "")}`, base.url);
  const { status, body } = await sendHttp({
    url,
    headers: { ...base.headers },
    timeoutMs: 5_000,
    maxBytes: maxPhotoBytes,
  });
  if (status !== 200) throw new Error(`the photo of a card: status ${status}`);
  return `data:image/jpeg;base64,${Buffer.from(body).toString("base64")}`;
}

function refuse(res: ServerResponse, status: 404 | 503): void {
  res.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 503 ? { "Retry-After": "5" } : {}),
  });
  res.end(status === 404 ? "No such picture" : "This picture cannot be made right now");
}
