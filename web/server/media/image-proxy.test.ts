import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";

import { localServer } from "../../test/local-server";
import { createImageProxy } from "./image-proxy";
import { createLog } from "../log";
import { createPictureCache } from "./picture-cache";
import { readPictureRequest } from "./picture-request";

const large = "/_ipx/f_webp,q_80,w_640/uploads/bridge.png";
const placeholder = "/_ipx/f_webp,q_50,blur_3,s_10x10/uploads/bridge.png";

describe("a picture's URL", () => {
  it("must be one our pages use", () => {
    expect(readPictureRequest(large)).toEqual({
      path: "/uploads/bridge.png",
      modifiers: { f: "webp", q: "80", w: "640" },
    });
    expect(readPictureRequest(placeholder)?.modifiers).toMatchObject({
      q: "50",
      s: "10x10",
      blur: "3",
    });
  });

  it.each([
    "/_ipx/f_webp,q_80,w_640/http%3A%2F%2F169.254.169.254%2Flatest",
    "/_ipx/f_webp,q_80,w_640/http://127.0.0.1:8080/api/dev/mail",
    "/_ipx/f_webp,q_80,w_640//evil.test/x.png",
    "/_ipx/f_webp,q_80,w_640/admin/secret.png",
    "/_ipx/f_webp,q_80,w_640/uploads/../admin/x.png",
    "/_ipx/f_webp,q_80,w_640/uploads/..%2f..%2fapi%2fusers",
    "/_ipx/f_webp,q_80,w_640/uploads/folder/x.png",
    "/_ipx/f_webp,q_80,w_640/uploads/x.svg",
    "/_ipx/f_webp,q_99,w_640/uploads/x.png",
    "/_ipx/f_avif,q_80,w_640/uploads/x.png",
    "/_ipx/f_webp,q_80,w_641/uploads/x.png",
    "/_ipx/f_webp,q_80,w_0/uploads/x.png",
    "/_ipx/f_webp,q_80,w_0640/uploads/x.png",
    "/_ipx/f_webp,q_80,s_640x360/uploads/x.png",
    "/_ipx/f_webp,q_80,s_10x10/uploads/x.png",
    "/_ipx/f_webp,q_50,w_640/uploads/x.png",
    "/_ipx/f_webp,q_50,blur_3,w_640/uploads/x.png",
    "/_ipx/f_webp,q_80,blur_3,s_10x10/uploads/x.png",
    "/_ipx/f_jpeg,q_80,w_640/uploads/x.png.jpg",
    "/_ipx/f_jpeg,q_80,s_1500x1500/uploads/x.png.jpg",
    "/_ipx/_/uploads/x.png",
    "/_ipx/f_jpeg,q_80,w_1280/uploads/x.png",
    "/_ipx/f_jpeg,q_70,w_1280/uploads/x.png.jpg",
    "/_ipx/f_jpeg,q_80,w_640/uploads/x.svg.jpg",
    "/_ipx/f_webp,q_80,w_640,rotate_90/uploads/x.png",
    "/_ipx/f_webp,q_80,w_640/photos/x.jpg",
    "/_ipx/f_webp,q_80,w_640/photos/0123456789abcdef0123456789abcdef",
    "/_ipx/f_webp,q_80,w_640/photos/0123456789abcdef0123456789abcde/.jpg",
    "/_ipx/f_jpeg,q_80,w_1280/photos/0123456789abcdef0123456789abcdef.jpg",
    "/_ipx/f_webp,q_80,w_641/photos/0123456789abcdef0123456789abcdef.jpg",
  ])("is not %s", (address) => {
    expect(readPictureRequest(address)).toBeNull();
  });
});

async function start(cms: RequestListener, bff: RequestListener = cms) {
  const folder = await mkdtemp(join(tmpdir(), "peritus-pictures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { url: cmsUrl, server } = await localServer(cms);
  const { url: bffUrl } = await localServer(bff);
  const images = createImageProxy(
    { cmsUrl, bffUrl, folder, clientAddress: () => "192.0.2.1" },
    createLog("error", () => {}),
  );
  const { url } = await localServer(
    (req, res) => void images(req, res, new URL(req.url ?? "/", "http://web").pathname),
  );
  const stopCms = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { folder, stopCms, get: (path: string) => fetch(url + path) };
}

const png = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#0b6b63" } })
  .png()
  .toBuffer();

function uploads(counts: Record<string, number> = {}): RequestListener {
  return (req, res) => {
    counts[req.url ?? ""] = (counts[req.url ?? ""] ?? 0) + 1;
    void png.then((data) => res.writeHead(200, { "Content-Type": "image/png" }).end(data));
  };
}

describe("the image proxy", () => {
  it("creates a WebP in the requested size", async () => {
    const { get } = await start(uploads());
    const response = await get(large);
    expect(response.headers.get("content-type")).toBe("image/webp");
    const { width, height, format } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    expect([format, width, height]).toEqual(["webp", 640, 360]);
    const tiny = await get(placeholder);
    expect((await tiny.arrayBuffer()).byteLength).toBeLessThan(200);
  });

  it("creates a large enough JPEG for feed readers from any original", async () => {
    const { get } = await start(uploads());
    const response = await get("/_ipx/f_jpeg,q_80,s_1400x1400/uploads/cover.webp.jpg");
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const { width, height, format } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1400, 1400]);
  });

  it("creates a picture once for concurrent requests", async () => {
    const counts: Record<string, number> = {};
    const { get, folder } = await start(uploads(counts));
    await Promise.all([get(large), get(large), get(large)]);
    await get(large);
    expect(counts).toEqual({ "/uploads/bridge.png": 1 });
    expect(await readdir(folder)).toHaveLength(1);
  });

  it("serves an old picture while the CMS is down", async () => {
    const { get, stopCms, folder } = await start(uploads());
    await (await get(large)).arrayBuffer();
    const [file = ""] = await readdir(folder);
    await utimes(join(folder, file), new Date(0), new Date(0));
    await stopCms();
    expect((await get(large)).status).toBe(200);
    expect((await get(placeholder)).status).toBe(502);
  });

  it("serves an expert's photo until the BFF hides it", async () => {
    let shown = true;
    const { get, folder } = await start(
      (_req, res) => res.writeHead(500).end(),
      (req, res) => {
        if (!shown || req.url !== "/api/photos/0123456789abcdef0123456789abcdef")
          res.writeHead(404).end();
        else void png.then((data) => res.writeHead(200, { "Content-Type": "image/png" }).end(data));
      },
    );
    const photo = "/_ipx/f_webp,q_80,w_320/photos/0123456789abcdef0123456789abcdef.jpg";
    const first = await get(photo);
    expect([first.status, first.headers.get("cache-control")]).toEqual([
      200,
      "private, max-age=3600",
    ]);
    shown = false;
    const [file = ""] = await readdir(folder);
    const twoMinutesAgo = new Date(Date.now() - 120_000);
    await utimes(join(folder, file), twoMinutesAgo, twoMinutesAgo);
    expect((await get(photo)).status).toBe(404);
  });

  it("follows no redirects and accepts only raster pictures", async () => {
    const { get } = await start((req, res) => {
      if (req.url === "/uploads/moved.png")
        res.writeHead(302, { Location: "http://127.0.0.1:1/x.png" }).end();
      else if (req.url === "/uploads/page.png")
        res.writeHead(200, { "Content-Type": "text/html" }).end("<script>");
      else if (req.url === "/uploads/drawn.png")
        res.writeHead(200, { "Content-Type": "image/svg+xml" }).end("<svg/>");
      else res.writeHead(404).end();
    });
    const of = (name: string) =>
      get(`/_ipx/f_webp,q_80,w_640/uploads/${name}`).then(({ status }) => status);
    expect([
      await of("moved.png"),
      await of("page.png"),
      await of("drawn.png"),
      await of("missing.png"),
    ]).toEqual([502, 415, 415, 404]);
  });

  it("refuses another origin", async () => {
    const { get } = await start(uploads());
    expect((await get("/_ipx/f_webp,q_80,w_640/http%3A%2F%2Fevil.test%2Fx.png")).status).toBe(403);
  });
});

describe("the folder of pictures", () => {
  it("removes the oldest when it is full", async () => {
    const folder = await mkdtemp(join(tmpdir(), "peritus-pictures-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const cache = createPictureCache(folder);
    for (const key of ["old", "middle", "new"]) {
      await cache.save(key, Buffer.alloc(100));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await cache.trim(250);
    expect([
      await cache.find("old"),
      (await cache.find("middle")) !== null,
      (await cache.find("new")) !== null,
    ]).toEqual([null, true, true]);
  });
});
