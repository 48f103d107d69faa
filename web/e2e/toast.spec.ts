import { expect, test } from "./fixtures";

test("a toast can be read and pressed while a dialog is open, and stays when it closes", async ({ page }) => {
  await page.goto("/dev/ui");
  await page.getByRole("button", { name: "With undo" }).click();
  const moved = page.getByText("Moved to archive");
  await expect(moved).toBeVisible();
  await page.getByRole("button", { name: "Open a conversation" }).click();
  const dialog = page.getByRole("dialog", { name: "Open a conversation" });
  await expect(dialog.getByText("Moved to archive")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(dialog.getByText("Back in the inbox")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Open a conversation" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Back in the inbox")).toBeVisible();
});
