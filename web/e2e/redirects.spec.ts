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
    // The next test uses the same paths.
    const visitor = await clientOf(null);
    for (const path of [missing, `${missing}-1`, `${missing}-2`])
      await becomes(visitor, path, [404, undefined]);
  });

  async function create(from: string, to: string, permanent = true): Promise<string> {
    const id = await editor.make("redirect", { from, to, permanent });
    made.push(id);
    return id;
  }

  /** Waits for a path's expected response. */
  const becomes = (
    visitor: APIRequestContext,
    path: string,
    answer: [number, string | undefined],
  ) =>
    expect
      .poll(() => answerOf(visitor, path), { message: path, timeout: soon, intervals: [50] })
      .toEqual(answer);

  test("works until the editor deletes it", async ({ page, clientOf }) => {
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
});

async function answerOf(
  visitor: APIRequestContext,
  path: string,
): Promise<[number, string | undefined]> {
  const answer = await visitor.get(path);
  return [answer.status(), answer.headers().location];
}
