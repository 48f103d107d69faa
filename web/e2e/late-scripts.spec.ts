import { expect, test as base, type Page } from "@playwright/test";

import { accounts } from "../../tools/screens.mjs";
import { signedInState } from "./sessions";

const test = base.extend<{ scripts: string[] }>({
  scripts: async ({ page }, provide) => {
    const scripts: string[] = [];
    page.on(
      "request",
      (request) =>
        request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname),
    );
    await provide(scripts);
  },
});

const awake = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => addEventListener("awake", () => done(), { once: true })),
  );

test.describe("a visitor's page", () => {
  for (const path of ["/", "/blog/rule-702-after-the-amendment", "/podcast/why-qualified"]) {
    test(`${path} loads no script before the first input`, async ({ page, scripts }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // As browsers do for a pointer at rest where the page appears.
      await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove")));
      expect(scripts).toEqual([]);
      const woken = awake(page);
      await page.mouse.move(50, 50, { steps: 2 });
      await woken;
      expect(scripts.length).toBeGreaterThan(3);
    });
  }

  test("follows a link before its scripts are loaded", async ({ page }) => {
    await page.goto("/blog", { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter"); // the link that skips to the content
    await expect(page).toHaveURL(/#/);
  });

  test("handles a press before its scripts once they are loaded", async ({ page, scripts }) => {
    await page.goto("/podcast/why-qualified", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await page.getByRole("button", { name: /^Play/ }).first().dispatchEvent("pointerdown");
    await page.getByRole("button", { name: /^Play/ }).first().dispatchEvent("click");
    await expect(page.getByRole("button", { name: /^Pause/ }).first()).toBeVisible();
  });

  test("handles a press before its scripts if they load at once", async ({ page, playwright }) => {
    const { cookies } = await signedInState(playwright.request, accounts.attorney);
    await page.context().addCookies(cookies);
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto("/podcast/why-qualified", { waitUntil: "commit" });
    await page.getByRole("button", { name: /^Play/ }).first().click();
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
    send();
    await expect(page.getByRole("button", { name: /^Pause/ }).first()).toBeVisible();
  });

  test("loads scripts at once for people who are signed in and for forms", async ({
    page,
    scripts,
  }) => {
    await page.goto("/request-an-expert", { waitUntil: "networkidle" });
    expect(scripts.length).toBeGreaterThan(3);
  });
});
