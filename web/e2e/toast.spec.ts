import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";

/** Stops the animation that times toasts, so that they stay on slow machines. */
const stopClocks = (page: Page) =>
  page.evaluate(() => {
    const stopped = new CSSStyleSheet();
    stopped.replaceSync(".Toastify__progress-bar { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [stopped];
  });

test("a toast can be read and pressed while a dialog is open, and stays when it closes", async ({
  page,
}) => {
  await page.goto("/dev/ui");
  await stopClocks(page);
  await page.getByRole("button", { name: "Open a conversation" }).click();
  const dialog = page.getByRole("dialog", { name: "Open a conversation" });
  await dialog.getByRole("button", { name: "Keep a draft" }).click();
  await expect(dialog.getByText("Draft kept")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Draft kept")).toBeVisible();

  await page.getByRole("button", { name: "Open a conversation" }).click();
  await expect(dialog.getByText("Draft kept")).toBeVisible();
  await dialog.getByRole("button", { name: /^Undo/ }).click();
  await expect(dialog.getByText("Draft dropped")).toBeVisible();
});
