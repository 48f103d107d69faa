import { mkdir, rm, writeFile, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import type { APIRequestContext } from "@playwright/test";

import { Editor } from "./editor";
import { awake, expect, test } from "./fixtures";
import { place } from "./place";
import { bffCommand } from "./programs";
import { soon } from "./soon";

const files = {
  "/sound.mp3": join(
    import.meta.dirname,
    "../../cms/seed/podcast/episodes/02-three-hours-too-late/audio.mp3",
  ),
  "/picture.png": join(import.meta.dirname, "../public/apple-touch-icon.png"),
  "/picture-of-ghost.png": join(import.meta.dirname, "../public/apple-touch-icon.png"), // a file is known by its address
};
const guid = "tag:old.example,2019:Episode/7?x=1&y=2";

/** Where the old site's files lie: on this machine, so that the import must be told that it is our own. */
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

/** Runs an import with its media and answers what it says at its end. */
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

test("a podcast's episode is moved in with its sound, and plays under its old GUID", async ({
  page,
  request,
  clientOf,
}) => {
  const visitor = await clientOf(null);
  const editor = await Editor.signIn(request);
  const feed = await write(
    "feed.xml",
    `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
<title>Another show</title><link>https://old.example/show</link><description>About it</description>
<item><title>Moved in from elsewhere</title><guid isPermaLink="false">${guid.replaceAll("&", "&amp;")}</guid><pubDate>Tue, 02 Apr 2019 08:00:00 GMT</pubDate>
<description>&lt;p&gt;Notes of the old site.&lt;/p&gt;</description><itunes:duration>9:59:59</itunes:duration><itunes:season>1</itunes:season><itunes:episode>7</itunes:episode>
<enclosure url="${address}/sound.mp3" length="1" type="audio/mpeg"/><podcast:person role="guest">Ann Ash</podcast:person>
<podcast:chapters url="${address}/chapters.json" type="application/json+chapters"/><podcast:transcript url="${address}/transcript.vtt" type="text/vtt"/></item>
</channel></rss>`,
  );
  try {
    expect(await take("podcast", feed)).toMatch(/episode +1 created/);
    await read(visitor, "/podcast/moved-in-from-elsewhere");

    await page.goto("/podcast/moved-in-from-elsewhere");
    for (const words of [
      "How it ended",
      "Words that were moved in.",
      "Notes of the old site.",
      "Ann Ash",
    ])
      await expect(page.getByText(words).first()).toBeVisible();
    await awake(page);
    await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
    await expect
      .poll(async () =>
        Number(await page.getByRole("slider", { name: "Position" }).getAttribute("aria-valuenow")),
      )
      .toBeGreaterThan(0);
    await page.getByRole("main").getByRole("button", { name: "Pause", exact: true }).click();

    const feedText = await (await visitor.get("/podcast/feed.xml")).text();
    const item =
      feedText.split("<item>").find((part) => part.includes("Moved in from elsewhere")) ?? "";
    expect(item).toContain(`>${guid.replaceAll("&", "&amp;")}</guid>`);
    expect(item).toContain("Tue, 02 Apr 2019 08:00:00");
    expect(item).toContain(`length="${sound.length}"`);
    const seconds = Number(/<itunes:duration>(\d+)<\/itunes:duration>/.exec(item)?.[1]);
    // The file is 24 kbit/s or more, and no hour long: it was measured, not believed.
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThan(600);
    const enclosure = new URL(/<enclosure url="([^"]+)"/.exec(item)?.[1] ?? "");
    const whole = await visitor.get(enclosure.pathname);
    expect((await whole.body()).equals(sound)).toBe(true);
    expect(
      (await visitor.get(enclosure.pathname, { headers: { range: "bytes=100-199" } })).headers()[
        "content-range"
      ],
    ).toBe(`bytes 100-199/${sound.length}`);

    expect(await take("podcast", feed)).toContain("Nothing had to be changed");
    expect((await editor.find("episode", "moved-in")).length).toBe(1);
  } finally {
    for (const { documentId } of await editor.find("episode", "moved-in"))
      await editor.remove(documentId, "episode");
  }
});

/** An export with one article each that may not be shown yet, and what stands in it. */
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
  {
    kind: "ghost",
    slug: "moved-from-ghost",
    more: ["--site", "https://ghost.example"],
    oldPath: "/moved-from-ghost/",
    source: () =>
      write(
        "export.json",
        JSON.stringify({
          db: [
            {
              meta: { version: "5.0.0" },
              data: {
                users: [{ id: "u1", name: "Ben Birch", slug: "ben" }],
                posts: [
                  {
                    id: "p1",
                    title: "Moved from Ghost",
                    slug: "moved-from-ghost",
                    type: "post",
                    status: "published",
                    visibility: "public",
                    published_at: "2021-02-03T04:05:06.000Z",
                    html: `<p>Words from Ghost.</p><img src="${address}/picture-of-ghost.png">`,
                  },
                ],
                posts_authors: [{ post_id: "p1", author_id: "u1", sort_order: 0 }],
                tags: [],
                posts_tags: [],
              },
            },
          ],
        }),
      ),
    words: "Words from Ghost.",
  },
  {
    kind: "markdown",
    slug: "moved-from-markdown",
    more: ["--site", "https://plain.example"],
    oldPath: "/notes/moved-from-markdown/",
    source: async () => {
      await mkdir(join(folder, "notes"), { recursive: true });
      await write(
        "notes/moved-from-markdown.md",
        `---\ntitle: Moved from Markdown\ndate: 2022-03-04\nauthor: Cy Cedar\npermalink: /notes/moved-from-markdown/\n---\nWords from Markdown.\n\n![](/picture.png)\n`,
      );
      await writeFile(join(folder, "notes/picture.png"), await readFile(files["/picture.png"]));
      return join(folder, "notes");
    },
    words: "Words from Markdown.",
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

      // Now that it can be read its old address leads to it; after that all is as it should be.
      expect(await take(kind, from, ...more)).toMatch(
        /article +1 unchanged[^]*redirect +1 created|redirect +1 created[^]*article +1 unchanged/,
      );
      await expect
        .poll(async () => (await visitor.get(oldPath)).headers().location, { timeout: soon })
        .toBe(`/blog/${slug}`);
      expect(await take(kind, from, ...more)).toContain("Nothing had to be changed");
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
