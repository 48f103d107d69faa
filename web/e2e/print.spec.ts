import type { Page } from "@playwright/test";

import type { Account } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";

/** The width of a letter page in pixels, portrait and landscape. */
const widths = [816, 1056];

const pages: { path: string; as: Account | null }[] = [
  { path: "/attorney", as: "attorney" },
  { path: "/attorney/expert-search-result", as: "attorney" },
  { path: "/attorney/settings", as: "attorney" },
  { path: "/experts/my-profile", as: "expert" },
  { path: "/admin", as: "admin" },
  { path: "/admin/users", as: "admin" },
  { path: "/blog/rule-702-after-the-amendment", as: null },
  { path: "/podcast/why-qualified", as: null },
];

/** Returns paragraphs and headings with fewer than 8 characters per line. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main h1, main h2, main p, main td")]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        const text = one.textContent.trim();
        return text.length > 12 && height > 0 && width < 60;
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

for (const { path, as } of pages)
  test(`${path} uses the whole width of a printed page`, async ({ page, signIn }) => {
    if (as) await signIn(page, as);
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      const main = await page.getByRole("main").boundingBox();
      expect(main?.width, `main at ${width}`).toBeGreaterThan(width * 0.8);
      expect(await squeezed(page), `at ${width}`).toEqual([]);
      await expect(page.locator("[data-print=hide]:visible"), `at ${width}`).toHaveCount(0);
    }
  });
