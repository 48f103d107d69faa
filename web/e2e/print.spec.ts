import type { Page } from "@playwright/test";

import { firstExpert, type Account } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";

/** The width of a letter page in pixels, portrait and landscape. */
const widths = [816, 1056];

const pages: { as: Account | null; paths: string[] }[] = [
  {
    as: "attorney",
    paths: [
      "/attorney",
      "/attorney/expert-search-result",
      `/attorney/experts/${firstExpert.id}`,
      "/attorney/settings",
    ],
  },
  { as: "expert", paths: ["/experts/my-profile"] },
  { as: "admin", paths: ["/admin", "/admin/users"] },
  { as: null, paths: ["/blog/rule-702-after-the-amendment", "/podcast/why-qualified"] },
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

for (const { as, paths } of pages)
  test(`pages of ${as ?? "visitors"} use the whole width of a printed page`, async ({
    page,
    signIn,
  }) => {
    if (as) await signIn(page, as);
    await page.emulateMedia({ media: "print" });
    for (const path of paths) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 });
        const main = await page.getByRole("main").boundingBox();
        expect(main?.width, `main of ${path} at ${width}`).toBeGreaterThan(width * 0.8);
        expect(await squeezed(page), `${path} at ${width}`).toEqual([]);
        await expect(page.locator("[data-print=hide]:visible"), `${path} at ${width}`).toHaveCount(
          0,
        );
      }
    }
  });
