import type { Page } from "@playwright/test";

import { demoPassword } from "../../tools/screens.mjs";
import { Editor } from "./editor";
import { expect, test } from "./fixtures";
import { place } from "./place";

const articles = `${place.cms}/admin/content-manager/collection-types/api::article.article`;

async function signInToPanel(page: Page): Promise<void> {
  await page.goto(`${place.cms}/admin/auth/login`);
  await page.locator('input[name="email"]').fill("editor-in-chief@peritus.test");
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
