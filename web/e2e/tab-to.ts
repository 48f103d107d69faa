import type { Locator, Page } from "@playwright/test";

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator, atMost = 60): Promise<void> {
  for (let pressed = 0; pressed < atMost; pressed++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control} within ${atMost} stops`);
}
