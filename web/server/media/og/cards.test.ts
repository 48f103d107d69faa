import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it, onTestFinished } from "vitest";

import { expertPage } from "../../../test/expert-page";
import { FakeBff } from "../../../test/fake-bff";
import { localServer } from "../../../test/local-server";
import { createLog } from "../../log";
import { createCards } from "./cards";

/** The public page of an expert. */
const expert = {
  ...expertPage({ slug: "Amara-Bell", audience: "public" }),
  parts: [],
};

async function start() {
  const bff = await new FakeBff().start();
  const folder = mkdtempSync(join(tmpdir(), "peritus-cards-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cards = createCards(folder, createLog("error"));
  const { url } = await localServer(
    (req, res) =>
      void cards(req, res, new URL(req.url ?? "/", "http://web").pathname, {
        url: bff.url,
        headers: {},
        access: null,
      }),
  );
  const article = {
    title: "Rule 702",
    reading_minutes: 5,
    category: { name: "Practice", slug: "practice" },
    author: null,
  };
  bff.responses.set("/api/content/articles/rule-702", { status: 200, body: article });
  bff.responses.set("/api/content/articles/former", {
    status: 301,
    body: {},
    headers: { Location: "/blog/rule-702" },
  });
  bff.responses.set("/api/content/articles/unknown", {
    status: 404,
    body: { level: "error", detail: "Object does not exist" },
  });
  bff.responses.set("/api/content/articles/broken", { status: 500, body: {} });
  bff.responses.set("/api/public/experts/Amara-Bell", { status: 200, body: expert });
  bff.responses.set("/api/public/experts/amara-bell", { status: 200, body: expert });
  bff.responses.set("/api/public/experts/hidden", {
    status: 404,
    body: { level: "error", detail: "Expert: Object does not exist" },
  });
  return {
    ask: (path: string, init?: RequestInit) => fetch(url + path, { redirect: "manual", ...init }),
    bff,
    article,
    files: () => readdirSync(folder),
  };
}

it("draws a published page in the size that other sites show", async () => {
  const { ask } = await start();
  const response = await ask("/og/article/rule-702.png");
  expect([
    response.status,
    response.headers.get("content-type"),
    response.headers.get("cross-origin-resource-policy"),
  ]).toEqual([200, "image/png", "cross-origin"]);
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    "PNG",
    1200,
    630,
  ]);
});

it("draws one picture for the same content", async () => {
  const { ask, bff, article, files } = await start();
  await Promise.all([1, 2, 3].map((number) => ask(`/og/article/rule-702.png?v=${number}`)));
  expect(files()).toHaveLength(1);
  bff.responses.set("/api/content/articles/rule-702", {
    status: 200,
    body: { ...article, title: "Rule 703" },
  });
  await ask("/og/article/rule-702.png");
  expect(files()).toHaveLength(2);
});

it.each([
  "/og/article/unknown.png",
  "/og/article/Rule.png",
  "/og/poem/rule-702.png",
  "/og/article/a/b.png",
  "/og/article/rule-702.svg",
])("has none for %s, and keeps nothing", async (path) => {
  const { ask, files } = await start();
  const response = await ask(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(files()).toEqual([]);
});

it("follows a page that moved, and returns 503 while the BFF is down", async () => {
  const { ask } = await start();
  const moved = await ask("/og/article/former.png");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/og/article/rule-702.png"]);
  const away = await ask("/og/article/broken.png");
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
});

it("draws experts as visitors see them, and follows their former addresses", async () => {
  const { ask, bff, files } = await start();
  const drawn = await ask("/og/expert/Amara-Bell.png?v=1");
  expect([drawn.status, drawn.headers.get("cache-control")]).toEqual([200, "public, max-age=600"]);
  expect(bff.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  const moved = await ask("/og/expert/amara-bell.png");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/og/expert/Amara-Bell.png"]);
  expect((await ask("/og/expert/hidden.png")).status).toBe(404);
  expect(files()).toHaveLength(1);
});

it("allows only GET and HEAD", async () => {
  const { ask } = await start();
  expect((await ask("/og/article/rule-702.png", { method: "POST" })).status).toBe(405);
});
