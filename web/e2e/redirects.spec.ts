import type { APIRequestContext } from "@playwright/test";

import { Editor } from "./editor";
import { expect, test } from "./fixtures";
import { soon } from "./soon";

const missing = "/case-notes/old-index";

test.describe("a redirect", () => {
  let editor: Editor;
  const made: string[] = [];

  test.beforeEach(async ({ request }) => {
    editor = await Editor.signIn(request);
  });
  test.afterEach(async ({ clientOf }) => {
    for (const id of made.splice(0)) await editor.remove(id, "redirect");
    // The next test begins at the same addresses.
    const visitor = await clientOf(null);
    for (const path of [missing, `${missing}-1`, `${missing}-2`])
      await becomes(visitor, path, [404, undefined]);
  });

  async function create(from: string, to: string, permanent = true): Promise<string> {
    const id = await editor.make("redirect", { from, to, permanent });
    made.push(id);
    return id;
  }

  /** Waits for the answer of an address. */
  const becomes = (
    visitor: APIRequestContext,
    path: string,
    answer: [number, string | undefined],
  ) =>
    expect
      .poll(() => answerOf(visitor, path), { message: path, timeout: soon, intervals: [50] })
      .toEqual(answer);

  test("that an editor makes leads visitors on, and no longer once it is deleted", async ({
    page,
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    expect(await answerOf(visitor, missing)).toEqual([404, undefined]);
    const id = await create(missing, "/blog");
    await becomes(visitor, missing, [301, "/blog"]);
    for (const spelling of [`${missing}/`, missing.toUpperCase()])
      expect(await answerOf(visitor, spelling), spelling).toEqual([301, "/blog"]);
    expect(await answerOf(visitor, `${missing}?q=steel&page=2`)).toEqual([
      301,
      "/blog?q=steel&page=2",
    ]);

    await page.goto(missing);
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await editor.remove(id, "redirect");
    made.length = 0;
    await becomes(visitor, missing, [404, undefined]);
  });

  test("for a while is a 302, and one to another site keeps its host", async ({ clientOf }) => {
    const visitor = await clientOf(null);
    await create(missing, "/podcast", false);
    await create(`${missing}-2`, "https://elsewhere.example/shelf?b=1");
    await becomes(visitor, missing, [302, "/podcast"]);
    await becomes(visitor, `${missing}-2`, [301, "https://elsewhere.example/shelf?b=1"]);
  });

  test("leads several steps to a page, and never takes one away that exists", async ({
    page,
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    await create(`${missing}-1`, `${missing}-2`);
    await create(`${missing}-2`, "/about");
    await create("/podcast", "/about");
    await becomes(visitor, `${missing}-1`, [301, `${missing}-2`]);
    await page.goto(`${missing}-1`);
    await expect(page).toHaveURL(/\/about$/);
    expect((await visitor.get("/podcast")).status()).toBe(200);
  });

  test("in a circle, to nowhere or from another site is refused at the desk", async ({
    clientOf,
  }) => {
    const visitor = await clientOf(null);
    await create(`${missing}-1`, `${missing}-2`);
    for (const [from, to, says] of [
      [`${missing}-2`, `${missing}-1`, /would loop/],
      [`${missing}-2`, `${missing.toUpperCase()}-1/?a=1#b`, /would loop/],
      [`${missing}-3`, `${missing}-3`, /would loop/],
      [missing, "http://elsewhere.example/", /./],
      [missing, "//elsewhere.example/", /./],
      [missing, "/\\elsewhere.example", /./],
      [missing, "javascript:alert(1)", /./],
      [missing, "blog", /./],
      ["https://elsewhere.example/a", "/blog", /./],
      [`${missing}?a=1`, "/blog", /./],
    ] as const) {
      const { status, message } = await editor.refused("POST", "redirect", {
        from,
        to,
        permanent: true,
      });
      expect(status, `${from} → ${to}`).toBe(400);
      expect(message).toMatch(says);
    }
    expect(await answerOf(visitor, missing)).toEqual([404, undefined]);
  });
});

async function answerOf(
  visitor: APIRequestContext,
  path: string,
): Promise<[number, string | undefined]> {
  const answer = await visitor.get(path);
  return [answer.status(), answer.headers().location];
}
