import { type Page } from "@playwright/test";

import { takeUp } from "./account-forms";
import { expect } from "./fixtures";
import { goodPassword, invite } from "./invited";
import {
  indispensable,
  offersToSendAgain,
  saysSo,
  sendAgain,
  stillSignedIn,
  test,
} from "./outages";

const present = (page: Page) => page.getByRole("textbox", { name: "Present password" });
const fresh = (page: Page) => page.getByRole("textbox", { name: "New password" });
const newEmail = (page: Page) => page.getByLabel("New e-mail");
const own = (page: Page) => page.getByRole("textbox", { name: "Your password" });
const change = (page: Page, what: "password" | "address") =>
  page.getByRole("button", { name: `Change ${what}` }).click();

for (const away of indispensable) {
  test(`while ${away} is away a new password and a new address stay typed, and nobody is signed out`, async ({
    page,
    during,
    playwright,
  }) => {
    const { email, link } = await invite(playwright.request);
    await takeUp(page, link);
    await page.goto("/attorney/settings/security");
    await present(page).fill(goodPassword);
    await fresh(page).fill(`${goodPassword} again`);
    await during(away, async () => {
      await change(page, "password");
      await saysSo(page);
      await expect(present(page)).toHaveValue(goodPassword);
      await expect(fresh(page)).toHaveValue(`${goodPassword} again`);
      await stillSignedIn(page);
    });
    await change(page, "password");
    await expect(page.getByText("Your password is changed.")).toBeVisible();

    await page.goto("/attorney/settings");
    await newEmail(page).fill(`new-${email}`);
    await own(page).fill(`${goodPassword} again`);
    await during(away, async () => {
      await change(page, "address");
      await saysSo(page);
      await expect(newEmail(page)).toHaveValue(`new-${email}`);
      await expect(own(page)).toHaveValue(`${goodPassword} again`);
      await stillSignedIn(page);
    });
    await change(page, "address");
    await expect(page.getByText("Mail sent")).toHaveCount(2);
  });
}

test("without Redis the settings change as ever", async ({ page, during, playwright }) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await during("redis", async () => {
    await page.goto("/attorney/settings/security");
    await present(page).fill(goodPassword);
    await fresh(page).fill(`${goodPassword} again`);
    await change(page, "password");
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await page.goto("/attorney/settings");
    await newEmail(page).fill(`new-${email}`);
    await own(page).fill(`${goodPassword} again`);
    await change(page, "address");
    await expect(page.getByText("Mail sent")).toHaveCount(2);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const away of indispensable) {
    test(`while ${away} is away an address can be sent again, and nobody is signed out`, async ({
      page,
      during,
      playwright,
    }) => {
      const { email, link } = await invite(playwright.request);
      await takeUp(page, link);
      await page.goto("/attorney/settings");
      await newEmail(page).fill(`new-${email}`);
      await own(page).fill(goodPassword);
      await during(away, async () => {
        await change(page, "address");
        await offersToSendAgain(page);
        await stillSignedIn(page);
      });
      await sendAgain(page);
      await expect(newEmail(page)).toHaveValue(`new-${email}`);
      await own(page).fill(goodPassword);
      await change(page, "address");
      await expect(page.getByText("Mail sent")).toHaveCount(2);
    });
  }
});
