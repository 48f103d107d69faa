import { expect, passwordField } from "./fixtures";
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

for (const away of indispensable) {
  test(`while ${away} is away a sign-up loses nothing, at its last step and at the code`, async ({
    page,
    during,
    playwright,
  }) => {
    test.slow();
    const email = `${word()}@firm.example`;
    await fillAttorney(page, email);
    await during(away, async () => {
      await go(page, "Send the code");
      await saysSo(page);
      await expect(passwordField(page)).toHaveValue(signUpPassword);
      await expect(page.getByLabel(/^I agree to the/)).toBeChecked();
    });
    await go(page, "Send the code");
    await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();

    const code = await codeTo(playwright.request, email);
    await during(away, async () => {
      await confirm(page, code);
      await expect(page.getByRole("alert")).toContainText("We can't reach our records right now.");
      await expect(page.getByLabel("Six digits")).toHaveValue(code);
    });
    await go(page, "Confirm e-mail");
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
}

test("while the bff is away a step that was filled in stays, also through a reload afterwards", async ({
  page,
  during,
}) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText("Kept in this browser as you type")).toBeVisible();
  await fillPerson(page, email);
  await during("bff", async () => {
    await go(page, "Continue to practice");
    await saysSo(page);
    await expect(page.getByLabel("Work e-mail")).toHaveValue(email);
    expect((await page.goto("/attorney/sign-up"))?.status()).toBe(503);
  });
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Work e-mail")).toHaveValue(email);
  await go(page, "Continue to practice");
  await expect(page.getByRole("heading", { level: 1, name: "Your practice" })).toBeVisible();
});

test("without Redis one signs up as ever", async ({ page, during, playwright }) => {
  const email = `${word()}@firm.example`;
  await during("redis", async () => {
    await sendAttorney(page, email);
    await confirm(page, await codeTo(playwright.request, email));
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("while the bff is away a step can be sent again, and nothing is typed twice", async ({
    page,
    during,
  }) => {
    const email = `${word()}@firm.example`;
    await page.goto("/attorney/sign-up");
    await fillPerson(page, email);
    await during("bff", async () => {
      await go(page, "Continue to practice");
      await offersToSendAgain(page);
      await sendAgain(page);
      await offersToSendAgain(page);
    });
    await sendAgain(page);
    await expect(page.getByRole("heading", { level: 1, name: "Your practice" })).toBeVisible();
    await go(page, "Back");
    await expect(page.getByLabel("Work e-mail")).toHaveValue(email);
  });
});
