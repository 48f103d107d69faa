import { mkdir, rm, writeFile, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import type { APIRequestContext } from "@playwright/test";

import { Editor } from "./editor";
import { expect, test } from "./fixtures";
import { place } from "./place";
import { bffCommand } from "./programs";
import { soon } from "./soon";

const files = {
  "/sound.mp3": join(
    import.meta.dirname,
    "../../cms/seed/podcast/episodes/02-three-hours-too-late/audio.mp3",
  ),
  "/picture.png": join(import.meta.dirname, "../public/apple-touch-icon.png"),
  "/picture-of-ghost.png": join(import.meta.dirname, "../public/apple-touch-icon.png"), // the import identifies a file by its URL
};

/** Serves the old site's files from this machine, so the import needs the option for private networks. */
let old: Server;
let address = "";
let folder = "";
let sound = Buffer.alloc(0);

test.beforeAll(async () => {
  const served = new Map(
    await Promise.all(
      Object.entries(files).map(async ([path, file]) => [path, await readFile(file)] as const),
    ),
  );
  sound = served.get("/sound.mp3") ?? sound;
  served.set(
    "/chapters.json",
    Buffer.from(
      JSON.stringify({
        version: "1.2.0",
        chapters: [
          { startTime: 0, title: "How it began" },
          { startTime: 40, title: "How it ended" },
        ],
      }),
    ),
  );
  served.set(
    "/transcript.vtt",
    Buffer.from("WEBVTT\n\n00:00.500 --> 00:04.000\n<v Ann Ash>Words that were moved in.\n"),
  );
  old = createServer((request, response) => {
    const body = served.get(request.url ?? "");
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise<void>((resolve) => old.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  folder = join(place.output, "moving-in");
  await mkdir(folder, { recursive: true });
});
test.afterAll(async () => {
  await new Promise((resolve) => {
    old.close(resolve);
    old.closeAllConnections();
  });
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

/** Runs an import with its media and returns its summary. */
async function take(kind: string, source: string, ...more: string[]): Promise<string> {
  const { code, out, log } = await bffCommand(
    "import",
    kind,
    source,
    "--media",
    "--internal",
    "127.0.0.1",
    ...more,
  );
  expect(code, log + out).toBe(0);
  return out;
}

const read = (visitor: APIRequestContext, path: string, status = 200) =>
  expect
    .poll(async () => (await visitor.get(path)).status(), {
      message: path,
      timeout: soon,
      intervals: [50],
    })
    .toBe(status);

/** Exports with one article each that can't be published yet, and its text. */
const exports = [
  {
    kind: "wordpress",
    slug: "moved-from-wordpress",
    more: [] as string[],
    oldPath: "/2020/01/moved-from-wordpress/",
    source: () =>
      write(
        "export.xml",
        `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Ash</wp:author_display_name></wp:author>
<item><title>Moved from WordPress</title><link>https://old.example/2020/01/moved-from-wordpress/</link><dc:creator>ann</dc:creator>
<content:encoded><![CDATA[<p>Words from WordPress.</p><figure><img src="${address}/picture.png" alt=""><figcaption>Its caption</figcaption></figure><script>alert(1)</script>]]></content:encoded>
<wp:post_id>1</wp:post_id><wp:post_name>moved-from-wordpress</wp:post_name><wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`,
      ),
    words: "Words from WordPress.",
  },
];

for (const { kind, slug, more, oldPath, source, words } of exports) {
  test(`an article of ${kind} waits for what it lacks, and is read once an editor has published it`, async ({
    page,
    request,
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    const editor = await Editor.signIn(request);
    const from = await source();
    try {
      const said = await take(kind, from, ...more);
      expect(said).toMatch(/article +1 created/);
      expect(said).toContain("no alternative text");
      await read(visitor, `/blog/${slug}`, 404);
      const [draft] = await editor.find("article", slug);
      const picture = await editor.pictureOf(draft?.documentId ?? "");
      await editor.describe(picture, "A letter P on a green ground");
      await editor.publish(draft?.documentId ?? "");
      await read(visitor, `/blog/${slug}`);

      await page.goto(`/blog/${slug}`);
      await expect(page.locator(".prose").getByText(words)).toBeVisible();
      const shown = page.getByRole("img", { name: "A letter P on a green ground" });
      await shown.scrollIntoViewIfNeeded();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await page.content()).not.toContain("alert(1)");

      // Once it is published, its old URL redirects to it. Another import then changes nothing.
      expect(await take(kind, from, ...more)).toMatch(
        /article +1 unchanged[^]*redirect +1 created|redirect +1 created[^]*article +1 unchanged/,
      );
      await expect
        .poll(async () => (await visitor.get(oldPath)).headers().location, { timeout: soon })
        .toBe(`/blog/${slug}`);
      expect(await take(kind, from, ...more)).toContain("Everything was already up to date");
      expect((await editor.find("article", slug)).length).toBe(1);
    } finally {
      for (const { documentId } of await editor.find("article", slug))
        await editor.remove(documentId);
      for (const { documentId, name } of await editor.list("author"))
        if (["Ann Ash", "Ben Birch", "Cy Cedar"].includes(String(name)))
          await editor.remove(documentId, "author");
      for (const { documentId, to } of await editor.list("redirect"))
        if (to === `/blog/${slug}`) await editor.remove(documentId, "redirect");
    }
  });
}
