import type { Page } from "@playwright/test";

import { screens, type Account } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";

/** Text at 200 % on a phone (WCAG 1.4.4, 1.4.10): a base of 32 px at a width of 390 px. */
const phone = { width: 390, height: 844 };

/** Returns the elements that overflow sideways, outermost first, for the failure message. */
async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const scrolls = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(element),
    );
    return [
      `${root.scrollWidth} > ${root.clientWidth}`,
      ...wide
        .filter((element) => !wide.some((inner) => inner !== element && element.contains(inner)))
        .slice(0, 8)
        .map(
          (element) =>
            `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").slice(0, 90)} "${(element.textContent ?? "").trim().slice(0, 40)}"`,
        ),
    ];
  });
}

for (const account of [null, "attorney", "expert", "admin", "researcher"] as (Account | null)[]) {
  test(`no screen of ${account ?? "visitors"} overflows with text at 200 % on a phone`, async ({
    browser,
    stateOf,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({
      baseURL,
      viewport: phone,
      reducedMotion: "reduce",
      storageState: account ? await stateOf(account) : undefined,
    });
    // Works like the browser's setting, independent of the page's scripts.
    await context.addInitScript(() => {
      const large = new CSSStyleSheet();
      large.replaceSync("html { font-size: 32px !important }");
      document.adoptedStyleSheets = [large];
    });
    const page = await context.newPage();
    const found: Record<string, string[]> = {};
    for (const screen of screens.filter(({ as }) => as === account)) {
      await page.goto(screen.path, { waitUntil: "load" });
      const overflow = await overflowOf(page);
      if (overflow.length > 0) found[screen.name] = overflow;
    }
    await context.close();
    expect(found).toEqual({});
  });
}
