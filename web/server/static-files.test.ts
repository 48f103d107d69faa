import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it, onTestFinished } from "vitest";

import { localServer } from "../test/local-server";
import { createStaticFiles } from "./static-files";

async function start() {
  const folder = await mkdtemp(join(tmpdir(), "peritus-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const put = async (path: string, text: string) => {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await put("client/assets/app-1.js", "new");
  await put("client/favicon.svg", "<svg/>");
  await put("client/.vite/manifest.json", "{}");
  await put("previous/assets/app-0.js", "old");
  await put("secret.txt", "no");
  const files = createStaticFiles(join(folder, "client"), join(folder, "previous"));
  const { url } = await localServer((req, res) => {
    if (!files(req, res, new URL(req.url ?? "/", "http://web").pathname)) res.writeHead(404).end();
  });
  return (path: string, init?: RequestInit) => fetch(url + path, init);
}

it("serves this build's assets for good and the one before it as well", async () => {
  const get = await start();
  for (const [path, text] of [["/assets/app-1.js", "new"], ["/assets/app-0.js", "old"]] as const) {
    const answer = await get(path);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
  }
});

it("asks again for what has no hash in its name", async () => {
  const get = await start();
  const answer = await get("/favicon.svg");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  const again = await get("/favicon.svg", { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

it("serves nothing else", async () => {
  const get = await start();
  for (const path of ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/.vite/manifest.json", "/assets/"]) {
    expect((await get(path)).status).toBe(404);
  }
  expect((await get("/favicon.svg", { method: "POST" })).status).toBe(405);
});
