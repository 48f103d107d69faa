import { expect, test } from "./fixtures";

test("a toast can be read and pressed while a dialog is open, and stays when it closes", async ({
  page,
}) => {
  await page.goto("/dev/ui");
  await page.getByRole("button", { name: "Open a conversation" }).click();
  const dialog = page.getByRole("dialog", { name: "Open a conversation" });
  await dialog.getByRole("button", { name: "Keep a draft" }).click();
  await dialog.getByText("Draft kept").hover(); // which stops its clock
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Draft kept")).toBeVisible();

  await page.getByRole("button", { name: "Open a conversation" }).click();
  await expect(dialog.getByText("Draft kept")).toBeVisible();
  await dialog.getByRole("button", { name: /^Undo/ }).click();
  await expect(dialog.getByText("Draft dropped")).toBeVisible();
});
