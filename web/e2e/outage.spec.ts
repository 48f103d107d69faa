import { expect, signOut, test } from "./fixtures";
import { startProgram, stopProgram } from "./programs";

const article = "/blog/rule-702-after-the-amendment";

test.describe("while Strapi is stopped", () => {
  test.beforeAll(async () => stopProgram("cms"));
  test.afterAll(async () => startProgram("cms"));

  test("the blog still answers", async ({ page, clientOf }) => {
    const visitor = await clientOf(null);
    for (const path of ["/", "/blog", "/blog/category/practice", article]) {
      expect((await visitor.get(path)).status(), path).toBe(200);
    }
    await page.goto("/blog");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test("an episode that was heard once plays on while Strapi is stopped", async ({ clientOf }) => {
  const visitor = await clientOf(null);
  const list = (await (await visitor.get("/api/content/episodes")).json()) as { results: { audio: { url: string; bytes: number } }[] };
  const { url, bytes } = list.results.at(-1)?.audio ?? { url: "", bytes: 0 };
  expect((await (await visitor.get(url)).body()).length).toBe(bytes);
  await stopProgram("cms");
  try {
    const part = await visitor.get(url, { headers: { range: "bytes=100-199" } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  } finally {
    await startProgram("cms");
  }
});

test("while the BFF is stopped pages say so, and nobody is signed out", async ({ page, signInFreshly }) => {
  await signInFreshly(page, "expert");
  await page.goto("/experts/my-profile");
  await stopProgram("bff");
  try {
    const answer = await page.goto("/experts/my-profile");
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("503");
    await expect(page.getByText("We cannot reach our records at the moment.")).toBeVisible();
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
