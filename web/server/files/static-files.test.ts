import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it, onTestFinished } from "vitest";

import { localServer } from "../../test/local-server";
import { createStaticFiles } from "./static-files";

async function start() {
  const { url } = await served();
  return (path: string, init?: RequestInit) => fetch(url + path, init);
}

async function served() {
  const folder = await mkdtemp(join(tmpdir(), "peritus-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const put = async (path: string, text: string) => {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await put("client/assets/app-1.js", "new");
  await put("client/assets/app-2.js", "long");
  await put("client/assets/app-2.js.br", "br");
  await put("client/assets/app-2.js.gz", "gz");
  await put("client/favicon.svg", "<svg/>");
  await put("client/.vite/manifest.json", "{}");
  await put("previous/assets/app-0.js", "old");
  await put("secret.txt", "no");
  const files = createStaticFiles(join(folder, "client"), join(folder, "previous"));
  return localServer((req, res) => {
    if (!files(req, res, new URL(req.url ?? "/", "http://web").pathname)) res.writeHead(404).end();
  });
}

it("caches this build's and the previous build's assets forever", async () => {
  const get = await start();
  for (const [path, text] of [
    ["/assets/app-1.js", "new"],
    ["/assets/app-0.js", "old"],
  ] as const) {
    const response = await get(path);
    expect(await response.text()).toBe(text);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
  }
});

it("revalidates files without a hash in their name", async () => {
  const get = await start();
  const response = await get("/favicon.svg");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  const again = await get("/favicon.svg", {
    headers: { "If-None-Match": response.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

it.each([
  ["br, gzip", "br", 2],
  ["gzip;q=0.5", "gzip", 2],
  ["br;q=0, gzip", "gzip", 2],
  ["br; q=0.0", undefined, 4],
  ["identity", undefined, 4],
  ["", undefined, 4],
])("to who accepts '%s' sends the copy in %s", async (accepted, encoding, size) => {
  const { url } = await served();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      `${url}/assets/app-2.js`,
      { method: "HEAD", headers: { "Accept-Encoding": accepted } },
      resolve,
    )
      .on("error", reject)
      .end();
  });
  response.resume();
  expect([
    response.headers["content-encoding"],
    response.headers["content-length"],
    response.headers.vary,
  ]).toEqual([encoding, String(size), "Accept-Encoding"]);
});

it("gives each compressed copy its own ETag", async () => {
  const get = await start();
  const tags = await Promise.all(
    ["br", "gzip", "identity"].map(async (encoding) =>
      (
        await get("/assets/app-2.js", { method: "HEAD", headers: { "Accept-Encoding": encoding } })
      ).headers.get("etag"),
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

it("does not serve compressed copies by name", async () => {
  const get = await start();
  expect((await get("/assets/app-2.js.br")).status).toBe(404);
});

it("serves nothing else", async () => {
  const get = await start();
  for (const path of [
    "/secret.txt",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/.vite/manifest.json",
    "/assets/",
  ]) {
    expect((await get(path)).status).toBe(404);
  }
  expect((await get("/favicon.svg", { method: "POST" })).status).toBe(405);
});
