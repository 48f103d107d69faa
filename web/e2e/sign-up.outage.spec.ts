import { expect, passwordField } from "./fixtures";
import { labels, texts } from "./labels";
import { codeTo } from "./mails";
import { indispensable, offersToSendAgain, saysSo, sendAgain, test } from "./outages";
import { place } from "./place";
import {
  confirm,
  fillAttorney,
  fillPerson,
  go,
  sendAttorney,
  signUpPassword,
  word,
} from "./sign-up-form";

for (const down of indispensable) {
  test(`while ${down} is down, a sign-up loses nothing, at the form or at the code`, async ({
    page,
    during,
    playwright,
  }) => {
    test.slow();
    const email = `${word()}@firm.example`;
    await fillAttorney(page, email);
    await during(down, async () => {
      await go(page, labels.sendCode);
      await saysSo(page);
      await expect(passwordField(page)).toHaveValue(signUpPassword);
      await expect(page.getByLabel(/^I agree to the/)).toBeChecked();
    });
    await go(page, labels.sendCode);
    await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();

    const code = await codeTo(playwright.request, email);
    await during(down, async () => {
      await confirm(page, code);
      await expect(page.getByRole("alert")).toContainText("We can't reach our records right now.");
      await expect(page.getByLabel(labels.sixDigits)).toHaveValue(code);
    });
    await go(page, labels.confirmEmail);
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
}

test("while the bff is down, a filled-in form stays, even through a reload", async ({
  page,
  during,
}) => {
  const email = `${word()}@firm.example`;
  await fillAttorney(page, email);
  await during("bff", async () => {
    await go(page, labels.sendCode);
    await saysSo(page);
    await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
    expect((await page.goto("/attorney/sign-up"))?.status()).toBe(503);
  });
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
});

test("without Redis, sign-up works as usual", async ({ page, during, playwright }) => {
  const email = `${word()}@firm.example`;
  await during("redis", async () => {
    await sendAttorney(page, email);
    await confirm(page, await codeTo(playwright.request, email));
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("while the bff is down, the form can be sent again, and only the password is typed twice", async ({
    page,
    during,
  }) => {
    const email = `${word()}@firm.example`;
    await page.goto("/attorney/sign-up");
    await fillPerson(page, email);
    await page.locator("[name=password]").fill(signUpPassword);
    await page.getByLabel(/^I agree to the/).check();
    await during("bff", async () => {
      await go(page, labels.sendCode);
      await offersToSendAgain(page);
      await sendAgain(page);
      await offersToSendAgain(page);
    });
    await sendAgain(page);
    await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
    await page.locator("[name=password]").fill(signUpPassword);
    await page.getByLabel(/^I agree to the/).check();
    await go(page, labels.sendCode);
    await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
  });
});
