import type { Page } from "@playwright/test";

import { demoPassword } from "../../tools/screens.mjs";
import { Editor } from "./editor";
import { expect, test } from "./fixtures";
import { place } from "./place";

const articles = `${place.cms}/admin/content-manager/collection-types/api::article.article`;

async function signInToPanel(page: Page, name = "editor-in-chief"): Promise<void> {
  await page.goto(`${place.cms}/admin/auth/login`);
  await page.locator('input[name="email"]').fill(`${name}@peritus.test`);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => !url.pathname.includes("/auth/"));
}

test("in the panel, an address follows its title until someone types one, and an editor saves twice", async ({
  page,
  request,
}) => {
  test.slow();
  await signInToPanel(page);
  await page.goto(`${articles}/create`);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await expect(field("slug")).toHaveValue("");
  await field("title").fill("Five questions");
  await expect(field("slug")).toHaveValue("five-questions");
  await field("title").fill("Five questions for Zoë");
  await expect(field("slug")).toHaveValue("five-questions-for-zoe");
  await field("slug").fill("five-for-zoe");
  await field("title").fill("Five questions for Zoë Marsh");
  await field("summary").fill("What to ask.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/create"));
  await expect(field("slug")).toHaveValue("five-for-zoe");

  // Saving again as the same editor is not a conflict.
  await field("summary").fill("What to ask first.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved document").first()).toBeVisible();

  const documentId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await (await Editor.signIn(request)).remove(documentId);
});

test("of two editors of one article in the panel, the second can't save or publish, and their text stays", async ({
  page: hers,
  browser,
  request,
}) => {
  test.slow();
  const editor = await Editor.signIn(request);
  const documentId = await editor.create({
    title: "Shared by two",
    slug: "shared-by-two",
    summary: "As it was.",
    text: "The words.",
  });
  const context = await browser.newContext();
  try {
    const his = await context.newPage();
    await Promise.all([signInToPanel(hers), signInToPanel(his, "editor")]);
    const summary = (page: Page) => page.locator('[name="summary"]');
    const press = (page: Page, name: string) =>
      page.getByRole("button", { name, exact: true }).click();
    for (const page of [hers, his]) {
      await page.goto(`${articles}/${documentId}`);
      await expect(summary(page)).toHaveValue("As it was.");
    }
    for (const words of ["Hers.", "Hers, once more."]) {
      await summary(hers).fill(words);
      const saved = hers.waitForResponse((response) => response.request().method() === "PUT");
      await press(hers, "Save");
      expect((await saved).status()).toBe(200);
      expect((await saved).request().postDataJSON()).toHaveProperty("updatedAt");
      await expect(hers.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    }

    await summary(his).fill("His.");
    await his.locator('[name="title"]').fill("His title");
    for (const [name, path] of [
      ["Save", documentId],
      ["Publish", "/actions/publish"],
      ["Save", documentId],
    ] as const) {
      const refused = his.waitForResponse(
        (response) => response.request().method() !== "GET" && response.url().includes(path),
      );
      await press(his, name);
      expect((await refused).status(), name).toBe(400);
      await expect(his.locator("aside", { hasText: "second tab" })).toContainText(
        "saved this article after you opened it",
      );
      await expect(his.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
      await expect(summary(his)).toHaveValue("His.");
      await expect(his.locator('[name="title"]')).toHaveValue("His title");
    }
    const [entry] = await editor.find("article", "shared-by-two");
    expect([entry?.title, entry?.summary]).toEqual(["Shared by two", "Hers, once more."]);

    // What the message says to do.
    const opening = context.waitForEvent("page");
    await his.getByRole("link", { name: "Open the newer version" }).click();
    const second = await opening;
    await expect(summary(second)).toHaveValue("Hers, once more.");
    await summary(second).fill("Hers and his.");
    await press(second, "Save");
    await expect(second.getByText("Saved document").first()).toBeVisible();
    his.on("dialog", (dialog) => void dialog.accept());
    await his.reload();
    await expect(summary(his)).toHaveValue("Hers and his.");
    await expect(his.getByRole("link", { name: "Open the newer version" })).toHaveCount(0);
  } finally {
    await context.close();
    await editor.remove(documentId);
  }
});
