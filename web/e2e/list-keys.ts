import { expect, type Page } from "@playwright/test";

/** Opens the first row of a list with the keyboard. */
export async function openFirstRow(page: Page): Promise<void> {
  await page.keyboard.press("k");
  await expect(page.locator("tbody tr").first()).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Enter");
}
