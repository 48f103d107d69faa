import { expect, type Page } from "@playwright/test";

/** Opens the first row of a list with the keyboard. A key that comes before the page listens does nothing, so it is pressed again. */
export async function openFirstRow(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("k");
    await expect(page.locator("tbody tr").first()).toHaveAttribute("aria-current", "true", {
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.press("Enter");
}
