import type { APIRequestContext } from "@playwright/test";

import { Editor, type ArticleFields } from "./editor";
import { expect, test } from "./fixtures";
import { soon } from "./soon";

/** Returns the fields of one test's article. Tests run in parallel, so each needs its own slug. */
const articleAbout = (thing: string, slug: string) =>
  ({
    title: `What a torn ${thing} remembers`,
    slug,
    summary: "Thread, load and the order in which stitches give way.",
    text: `A ${thing} fails stitch by stitch, and each stitch keeps the direction of its load.`,
  }) satisfies ArticleFields;

/** Milliseconds within which readers must see a published change. */
const promised = 2000;

/** Resolves with the milliseconds until `holds` returns true for a page's status and text. */
async function until(
  client: APIRequestContext,
  path: string,
  holds: (status: number, text: string) => boolean,
): Promise<number> {
  const started = performance.now();
  await expect
    .poll(
      async () => {
        const answer = await client.get(path);
        return holds(answer.status(), await answer.text());
      },
      { message: path, timeout: soon, intervals: [25] },
    )
    .toBe(true);
  return performance.now() - started;
}

test.describe("an article", () => {
  let editor: Editor;
  const made: string[] = [];

  test.beforeEach(async ({ request }) => {
    editor = await Editor.signIn(request);
  });
  test.afterEach(async () => {
    for (const id of made.splice(0)) await editor.remove(id);
  });

  async function create(fields: ArticleFields): Promise<string> {
    const id = await editor.create(fields);
    made.push(id);
    return id;
  }

  test("appears and disappears within two seconds of being published and unpublished", async ({
    page,
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    const first = articleAbout("seam", "what-a-torn-seam-remembers");
    const id = await create(first);
    expect((await visitor.get(`/blog/${first.slug}`)).status()).toBe(404);
    expect(await (await visitor.get("/blog")).text()).not.toContain(first.title);

    const publish = async () => {
      await editor.publish(id);
      const waits = await Promise.all([
        until(visitor, "/blog", (status, text) => status === 200 && text.includes(first.title)),
        until(
          visitor,
          `/blog/${first.slug}`,
          (status, text) => status === 200 && text.includes(first.text),
        ),
      ]);
      return Math.max(...waits);
    };
    const withdraw = async () => {
      await editor.unpublish(id);
      const waits = await Promise.all([
        until(visitor, "/blog", (_, text) => !text.includes(first.title)),
        until(visitor, `/blog/${first.slug}`, (status) => status === 404),
      ]);
      return Math.max(...waits);
    };
    const published = [await publish()];

    await page.goto("/blog");
    await page.getByRole("link", { name: first.title }).click();
    await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
    await expect(page.getByText(first.text)).toBeVisible();

    const withdrawn = [await withdraw()];
    // Other load only makes it longer, so use the shortest time. `make bench` checks the slowest.
    while (
      published.length < 5 &&
      Math.max(Math.min(...published), Math.min(...withdrawn)) > promised
    ) {
      published.push(await publish());
      withdrawn.push(await withdraw());
    }
    expect(Math.min(...published)).toBeLessThanOrEqual(promised);
    expect(Math.min(...withdrawn)).toBeLessThanOrEqual(promised);
  });

  test("redirects its old URL after its slug changes and never shows a draft", async ({
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    const first = articleAbout("sail", "what-a-torn-sail-remembers");
    const id = await create(first);
    await editor.publish(id);
    await until(visitor, `/blog/${first.slug}`, (status) => status === 200);

    const second = { ...first, slug: "what-a-sail-remembers", title: "What a sail remembers" };
    await editor.change(id, second);
    expect((await visitor.get(`/blog/${second.slug}`)).status()).toBe(404);
    expect(await (await visitor.get(`/blog/${first.slug}`)).text()).not.toContain(second.title);

    await editor.publish(id);
    await until(
      visitor,
      `/blog/${second.slug}`,
      (status, text) => status === 200 && text.includes(second.title),
    );
    for (const former of [first.slug, id]) {
      const answer = await visitor.get(`/blog/${former}`);
      expect([answer.status(), answer.headers().location]).toEqual([301, `/blog/${second.slug}`]);
    }
  });
});
