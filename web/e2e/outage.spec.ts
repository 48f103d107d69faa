import { createServer } from "node:http";

import type { APIRequestContext } from "@playwright/test";

import { Editor } from "./editor";
import { expect, signOut, test } from "./fixtures";
import { place } from "./place";
import { killProgram, pauseProgram, resumeProgram, startProgram, stopProgram } from "./programs";
import { soon } from "./soon";

const article = "/blog/rule-702-after-the-amendment";

/** Returns a page's text, without the parts that differ between responses. */
async function wordsOf(visitor: APIRequestContext, path: string): Promise<string> {
  const answer = await visitor.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.text())
    .replaceAll(/nonce(="|\\?":\\?")[^"\\]+/g, "")
    .replace(/[^]*<main/, "")
    .replace(/<\/main>[^]*/, "");
}

/** Resolves once the site reports the content as current or possibly outdated. */
const stale = (visitor: APIRequestContext, is: boolean) =>
  expect
    .poll(async () => (await visitor.get("/blog")).headers()["x-content-stale"] ?? "false", {
      message: `stale is ${is}`,
      timeout: 60_000,
      intervals: [200],
    })
    .toBe(String(is));

/** Publishes an article and resolves once readers see it. */
async function appears(visitor: APIRequestContext, editor: Editor, slug: string): Promise<void> {
  const id = await editor.create({ title: slug, slug, summary: "A summary.", text: "Words." });
  try {
    await editor.publish(id);
    await expect
      .poll(async () => (await visitor.get(`/blog/${slug}`)).status(), {
        timeout: soon,
        intervals: [50],
      })
      .toBe(200);
  } finally {
    await editor.remove(id);
  }
}

const pages = ["/", "/blog", article, "/podcast", "/privacy-policy"];

/** The maximum response time in milliseconds while the CMS hangs. */
const patience = 4000;

test("while Strapi is stopped or returns 500, pages and a played episode stay the same, a header says that they may be outdated, and the site recovers by itself", async ({
  page,
  request,
  clientOf,
}) => {
  const visitor = await clientOf(null);
  const editor = await Editor.signIn(request);
  const before = new Map<string, string>();
  for (const path of pages) before.set(path, await wordsOf(visitor, path));
  const list = (await (await visitor.get("/api/content/episodes")).json()) as {
    results: { audio: { url: string; bytes: number } }[];
  };
  const { url, bytes } = list.results.at(-1)?.audio ?? { url: "", bytes: 0 };
  expect((await (await visitor.get(url)).body()).length).toBe(bytes);

  await stopProgram("cms");
  const broken = createServer((_, response) =>
    response.writeHead(500, { "Content-Type": "application/json" }).end('{"error":{"status":500}}'),
  );
  try {
    for (const path of ["/", "/blog", "/blog/category/practice", article])
      expect((await visitor.get(path)).status(), path).toBe(200);
    await page.goto("/blog");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    const part = await visitor.get(url, { headers: { range: "bytes=100-199" } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);

    await new Promise<void>((resolve) =>
      broken.listen(Number(new URL(place.cms).port), "127.0.0.1", resolve),
    );
    await stopProgram("bff");
    await startProgram("bff");
    await stale(visitor, true);
    for (const path of pages) {
      const started = performance.now();
      const answer = await visitor.get(path);
      expect(performance.now() - started, path).toBeLessThan(patience);
      expect(answer.status(), path).toBe(200);
      expect(await wordsOf(visitor, path), path).toBe(before.get(path));
    }
  } finally {
    await new Promise((resolve) => {
      broken.close(resolve);
      broken.closeAllConnections();
    });
    await startProgram("cms");
  }
  await stale(visitor, false);
  await appears(visitor, editor, "after-the-outage");
});

test("while Strapi hangs, no page waits for it, and later edits still arrive", async ({
  request,
  clientOf,
}) => {
  const visitor = await clientOf(null);
  const editor = await Editor.signIn(request);
  await pauseProgram("cms");
  // A page that waits for the CMS responds only once it resumes, and so too late.
  const resumed = setTimeout(() => void resumeProgram("cms"), patience + 1000);
  for (const path of pages) {
    const started = performance.now();
    expect((await visitor.get(path)).status(), path).toBe(200);
    expect(performance.now() - started, path).toBeLessThan(patience);
  }
  clearTimeout(resumed);
  await resumeProgram("cms");
  await appears(visitor, editor, "after-the-wait");
});

test("an article published while the bff crashes appears within a minute of its return", async ({
  request,
  clientOf,
}) => {
  const visitor = await clientOf(null);
  const editor = await Editor.signIn(request);
  const id = await editor.create({
    title: "Through a crash",
    slug: "through-a-crash",
    summary: "A summary.",
    text: "Words.",
  });
  try {
    // The notification reaches a BFF that is paused.
    await pauseProgram("bff");
    await editor.publish(id);
    await killProgram("bff");
    await startProgram("bff");
    await expect
      .poll(async () => (await visitor.get("/blog/through-a-crash")).status(), {
        // The comparison with the CMS runs once a minute and takes a few seconds.
        timeout: 75_000,
        intervals: [250],
      })
      .toBe(200);
  } finally {
    await editor.remove(id);
  }
});

test("while the bff is stopped, pages report it and nobody is signed out", async ({
  page,
  signInFreshly,
}) => {
  await signInFreshly(page, "expert");
  await page.goto("/experts/my-profile");
  await stopProgram("bff");
  try {
    const answer = await page.goto("/experts/my-profile");
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("503");
    await expect(page.getByText("We can't reach our records right now.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to home" })).toBeVisible();
  } finally {
    await startProgram("bff");
  }
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/experts\/my-profile$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("503");
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
});
