import type { Page } from "@playwright/test";

import { demoPassword } from "../../tools/screens.mjs";
import { Editor } from "./editor";
import { expect as quickly, test } from "./fixtures";
import { place } from "./place";

const articles = `${place.cms}/admin/content-manager/collection-types/api::article.article`;

// The panel is large: on a busy machine, a screen takes its time.
const expect = quickly.configure({ timeout: 60_000 });

// Both tests use one page, so that the panel is loaded once.
test.describe.configure({ mode: "default", timeout: 360_000 });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(`${place.cms}/admin/auth/login`);
  await page.locator('input[name="email"]').fill("editor-in-chief@peritus.test");
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => !url.pathname.includes("/auth/"));
});
test.afterAll(() => page.context().close());

test("in the panel, an address follows its title until someone types one, and the preview pane shows each saved draft", async ({
  request,
}) => {
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

  const drafted = page.frameLocator('iframe[title="Preview"]').getByRole("main");
  for (const summary of ["What to ask first.", "What to ask last."]) {
    await field("summary").fill(summary);
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // Saving again as the same editor is not a conflict.
    expect((await saved).status()).toBe(200);
    expect((await saved).request().postDataJSON()).toHaveProperty("updatedAt");
    await page.getByRole("link", { name: "Open preview" }).click();
    await expect(drafted.getByText(summary)).toBeVisible();
    await page.getByRole("link", { name: "Close preview" }).click();
    await expect(field("summary")).toHaveValue(summary);
  }

  const documentId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await (await Editor.signIn(request)).remove(documentId);
});

test("an editor whose article someone else saved meanwhile can't save or publish, and the text stays", async ({
  request,
}) => {
  const other = await Editor.signIn(request);
  const fields = { title: "Shared by two", slug: "shared-by-two", text: "The words." };
  const documentId = await other.create({ ...fields, summary: "As it was." });
  try {
    await page.goto(`${articles}/${documentId}`);
    const summary = (at: Page) => at.locator('[name="summary"]');
    await expect(summary(page)).toHaveValue("As it was.");
    await other.change(documentId, { ...fields, summary: "Theirs." });

    await summary(page).fill("Mine.");
    await page.locator('[name="title"]').fill("My title");
    for (const [name, path] of [
      ["Save", documentId],
      ["Publish", "/actions/publish"],
    ] as const) {
      const refused = page.waitForResponse(
        (response) => response.request().method() !== "GET" && response.url().includes(path),
      );
      await page.getByRole("button", { name, exact: true }).click();
      expect((await refused).status(), name).toBe(400);
      await expect(page.locator("aside", { hasText: "second tab" })).toContainText(
        "saved this article after you opened it",
      );
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
      await expect(summary(page)).toHaveValue("Mine.");
      await expect(page.locator('[name="title"]')).toHaveValue("My title");
    }
    const [entry] = await other.find("article", fields.slug);
    expect([entry?.title, entry?.summary]).toEqual([fields.title, "Theirs."]);

    // What the message says to do.
    const opening = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Open the newer version" }).click();
    const second = await opening;
    await expect(summary(second)).toHaveValue("Theirs.");
    await summary(second).fill("Theirs and mine.");
    await second.getByRole("button", { name: "Save", exact: true }).click();
    await expect(second.getByText("Saved document").first()).toBeVisible();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(summary(page)).toHaveValue("Theirs and mine.");
    await expect(page.getByRole("link", { name: "Open the newer version" })).toHaveCount(0);
  } finally {
    await other.remove(documentId);
  }
});
