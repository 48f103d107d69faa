import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { APIRequestContext, APIResponse } from "@playwright/test";

import { Editor, paragraphs } from "./editor";
import { expect, test } from "./fixtures";
import { place } from "./place";
import { settingOf } from "./programs";

const sound = readFileSync(
  join(import.meta.dirname, "../../cms/seed/podcast/episodes/00-why-qualified/audio.mp3"),
);
const picture = readFileSync(join(import.meta.dirname, "../public/apple-touch-icon.png"));

const secret = "Only the editor reads this";

/** Opens a preview and checks that it can't be cached, indexed, or framed except by the CMS. Returns its HTML without scripts. */
async function open(client: APIRequestContext, link: string): Promise<string> {
  const answer = await client.get(link);
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["x-page-cache"]).toBeUndefined();
  expect(headers["content-security-policy"]).toContain(`frame-ancestors ${place.cms}`);
  const html = await htmlOf(answer);
  expect(html).toContain("Draft preview");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain('rel="canonical"');
  return html;
}

/** Returns what is drawn without script. */
const htmlOf = async (answer: APIResponse) =>
  (await answer.text()).replaceAll(/<script[ >][\s\S]*?<\/script>/g, "");

test.describe("a preview", () => {
  let editor: Editor;
  const undo: (() => Promise<void>)[] = [];

  test.beforeEach(async ({ request }) => {
    editor = await Editor.signIn(request);
  });
  test.afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  test("of a page shows its draft, which readers can't see", async ({ request, clientOf }) => {
    const { documentId } = await editor.page("home");
    undo.push(() => editor.discardPage("home"));
    await editor.changePage("home", {
      sections: [
        { __component: "sections.hero", headline: secret, lead: "A lead." },
        { __component: "sections.rich-text", body: paragraphs("Words of the draft.") },
      ],
    });
    const html = await open(request, await editor.previewOf(documentId, "home"));
    expect(html).toMatch(new RegExp(`<h1[^>]*>${secret}</h1>`));
    expect(html).toContain("Words of the draft.");
    expect(await (await (await clientOf(null)).get("/")).text()).not.toContain(secret);
  });

  test("shows every kind of section", async ({ request }) => {
    const { documentId } = await editor.page("about");
    const file = await editor.upload(picture, "preview-logo.png", "image/png", "A letter P");
    undo.push(() => editor.removeFile(file));
    undo.push(() => editor.discardPage("about"));
    const link = { label: "Read the blog", href: "/blog" };
    await editor.changePage("about", {
      sections: [
        {
          __component: "sections.hero",
          headline: secret,
          lead: "The lead.",
          links: [link],
          picture: file,
        },
        { __component: "sections.rich-text", body: paragraphs("Running text.") },
        {
          __component: "sections.features",
          title: "What it does",
          features: [{ title: "First feature", text: "Its text.", icon: "scale" }],
        },
        {
          __component: "sections.steps",
          title: "How it goes",
          steps: [
            { title: "First step", text: "Its text." },
            { title: "Second step", text: "Its text." },
          ],
        },
        {
          __component: "sections.facts",
          title: "What it stands on",
          lead: "Why.",
          columns: [{ text: "What" }, { text: "How" }, { text: "Often" }],
          rows: [{ what: "First fact", how: "By hand", often: "Daily" }],
        },
        { __component: "sections.quote", text: "What somebody said.", name: "Ada Ash" },
        {
          __component: "sections.numbers",
          title: "In numbers",
          numbers: [{ value: "37", label: "pages read" }],
        },
        {
          __component: "sections.logos",
          title: "Those who agreed",
          logos: [{ name: "Ash and Company", picture: file }],
        },
        {
          __component: "sections.faq",
          title: "Questions asked",
          questions: { connect: [{ documentId: await questionId() }] },
        },
        {
          __component: "sections.ways",
          title: "Ways to begin",
          ways: [{ title: "First way", text: "Its text.", label: "Go there", href: "/blog" }],
        },
        {
          __component: "sections.latest-articles",
          title: "Lately written",
          linkLabel: "Every article",
        },
        {
          __component: "sections.latest-episodes",
          title: "Lately said",
          linkLabel: "Every episode",
        },
        {
          __component: "sections.call-to-action",
          title: "What to do next",
          text: "One thing.",
          links: [link],
        },
        { __component: "sections.form", title: "Write to us", form: "contact" },
      ],
    });
    const html = await open(request, await editor.previewOf(documentId, "about"));
    const [main = ""] = /<main[ >][\s\S]*<\/main>/.exec(html) ?? [];
    for (const words of [
      secret,
      "Running text.",
      "First feature",
      "Second step",
      "First fact",
      "What somebody said.",
      "pages read",
      "Questions asked",
      "First way",
      "Lately written",
      "Lately said",
      "What to do next",
      "Write to us",
    ]) {
      expect(main).toContain(words);
    }
    expect(main).toMatch(/<fieldset disabled=""[\s\S]*<form[\s\S]*name="email"/);
    expect(main).toContain('alt="A letter P"');

    async function questionId(): Promise<string> {
      const [question] = await editor.list("question");
      return question?.documentId ?? "";
    }
  });

  test("of an episode plays its audio in the browser that opened it", async ({
    page,
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    const file = await editor.upload(sound, "preview.mp3", "audio/mpeg", "preview.mp3");
    undo.push(() => editor.removeFile(file));
    const id = await editor.make("episode", {
      title: secret,
      slug: "only-the-editor",
      summary: "A summary.",
      kind: "full",
      explicit: false,
      audio: file,
      chapters: [
        { start: "0:00", title: "Opening" },
        { start: "0:12", title: "The middle" },
      ],
      transcript: "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann>Words of the draft.\n",
      notes: [{ __component: "article.text", body: paragraphs("Notes of the draft.") }],
    });
    undo.push(() => editor.remove(id, "episode"));
    const link = await editor.previewOf(id, "episode");
    await page.goto(link);
    await expect(page.getByText("Draft preview")).toBeVisible();
    for (const words of ["The middle", "Words of the draft.", "Notes of the draft."])
      await expect(page.getByText(words)).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes("/podcast/audio/"));
    await page
      .getByRole("region", { name: "Player" })
      .getByRole("button", { name: "Play" })
      .click();
    await expect
      .poll(async () =>
        Number(await page.getByRole("slider", { name: "Position" }).getAttribute("aria-valuenow")),
      )
      .toBeGreaterThan(0);

    const address = new URL((await asked).url());
    const heard = await page.request.get(address.href);
    expect([heard.status(), (await heard.body()).length, heard.headers()["cache-control"]]).toEqual(
      [200, sound.length, "private, no-store"],
    );
    expect((await visitor.get(address.href)).status()).toBe(403);
    expect((await visitor.get(address.pathname)).status()).toBe(404);
    expect((await visitor.get(`${address.pathname}?preview=${"x".repeat(40)}`)).status()).toBe(403);
    expect((await visitor.get("/podcast/only-the-editor")).status()).toBe(404);
    for (const path of ["/podcast", "/podcast/feed.xml", "/sitemap/episodes.xml"])
      expect(await (await visitor.get(path)).text(), path).not.toContain(secret);
  });

  test("of an episode without a file says that audio is missing and has no player", async ({
    page,
  }) => {
    const id = await editor.make("episode", {
      title: secret,
      slug: "not-recorded-yet",
      summary: "A summary.",
      kind: "full",
      explicit: false,
      chapters: [{ start: "0:00", title: "Opening" }],
      notes: [{ __component: "article.text", body: paragraphs("Notes before the sound.") }],
      transcript: "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann>Words before the sound.\n",
    });
    undo.push(() => editor.remove(id, "episode"));
    await page.goto(await editor.previewOf(id, "episode"));
    const main = page.getByRole("main");
    await expect(main.getByText("No audio yet", { exact: true })).toBeVisible();
    await expect(main.getByText("Notes before the sound.")).toBeVisible();
    await expect(main.getByRole("button", { name: "Play" })).toHaveCount(0);
    await expect(main.locator("audio, [download]")).toHaveCount(0);
    await expect(main.getByText("Words before the sound.")).toBeVisible();
    await page.getByRole("link", { name: "Opening" }).click();
    await expect(page.getByText("no longer here")).toHaveCount(0);
    await expect(main.getByText("No audio yet", { exact: true })).toBeVisible();
  });

  test("is never cached: it shows each change at once, and readers don't get it", async ({
    request,
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    const fields = {
      title: secret,
      slug: "never-kept",
      summary: "A summary.",
      text: "The first words.",
    };
    const id = await editor.create(fields);
    undo.push(() => editor.remove(id));
    const link = await editor.previewOf(id);
    expect(await open(request, link)).toContain("The first words.");
    await editor.change(id, { ...fields, text: "Other words." });
    expect(await open(request, link)).toContain("Other words.");
    for (const path of [
      "/blog",
      "/blog?q=editor",
      "/blog/never-kept",
      "/blog/rss.xml",
      "/sitemap/articles.xml",
    ])
      expect(await (await visitor.get(path)).text(), path).not.toContain(secret);
    expect(await (await visitor.get("/robots.txt")).text()).toContain("Disallow: /preview");
  });

  test("works in the browser that opened its link first, and says so elsewhere", async ({
    request,
    clientOf,
  }) => {
    const id = await editor.create({
      title: secret,
      slug: "one-browser",
      summary: "A summary.",
      text: "The words.",
    });
    undo.push(() => editor.remove(id));
    const link = await editor.previewOf(id);
    await open(request, link);
    const elsewhere = await clientOf(null);
    const answer = await elsewhere.get(link);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([
      403,
      "private, no-store",
    ]);
    expect(answer.headers()["x-robots-tag"]).toBe("noindex");
    const html = await answer.text();
    expect(html).toContain(
      "This preview link was opened in another browser. Open the preview from the CMS again.",
    );
    expect(html).not.toContain(secret);
    await open(request, link);
    await open(elsewhere, await editor.previewOf(id));
  });

  test("that expired, was forged, or belongs to another document says so and shows nothing", async ({
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    const id = await editor.create({
      title: secret,
      slug: "forged",
      summary: "A summary.",
      text: "The words.",
    });
    undo.push(() => editor.remove(id));
    const link = new URL(await editor.previewOf(id));
    const [claims = "", signature = ""] = (link.searchParams.get("token") ?? "").split(".");
    const told = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
      e: number;
      d: string;
    };
    expect(told.e - Date.now() / 1000).toBeLessThanOrEqual(3600);
    const claim = (change: object) =>
      Buffer.from(JSON.stringify({ ...told, ...change })).toString("base64url");
    for (const [name, token] of [
      ["longer", `${claim({ e: told.e + 3600 })}.${signature}`],
      ["of another document", `${claim({ d: "a".repeat(24) })}.${signature}`],
      ["without a signature", claims],
      ["empty", ""],
    ] as const) {
      const answer = await visitor.get(`/preview?${new URLSearchParams({ token })}`);
      expect([403, 422], name).toContain(answer.status());
      expect(await answer.text(), name).not.toContain(secret);
      expect(answer.headers()["cache-control"], name).toContain("no-store");
    }
    // The CMS would have signed this token an hour ago.
    const body = claim({ e: Math.floor(Date.now() / 1000) - 1 });
    const ended = `${body}.${createHmac("sha256", await settingOf("PREVIEW_SECRET"))
      .update(body)
      .digest("base64url")}`;
    const over = await visitor.get(`/preview?${new URLSearchParams({ token: ended })}`);
    expect([over.status(), over.headers()["cache-control"]]).toEqual([403, "private, no-store"]);
    const html = await over.text();
    expect(html).toContain("This preview link has expired. Open the preview from the CMS again.");
    expect(html).not.toContain("The words.");
    const token = `${claim({ e: told.e + 3600 })}.${signature}`;
    const forged = await visitor.get(`/preview?${new URLSearchParams({ token })}`);
    expect(forged.status()).toBe(403);
    expect((await forged.text()).replaceAll("&#x27;", "'")).toContain(
      "This preview link isn't valid. Open the preview from the CMS again.",
    );
  });
});
