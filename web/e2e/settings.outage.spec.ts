import { type Page } from "@playwright/test";

import { expect } from "./fixtures";
import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
import { offersToSendAgain, saysSo, sendAgain, stillSignedIn, test } from "./outages";

const present = (page: Page) => page.getByRole("textbox", { name: labels.currentPassword });
const fresh = (page: Page) => page.getByRole("textbox", { name: labels.newPassword });
const newEmail = (page: Page) => page.getByLabel("New email");
const own = (page: Page) => page.getByRole("textbox", { name: labels.yourPassword });
const change = (page: Page, what: "password" | "email") =>
  page.getByRole("button", { name: `Change ${what}` }).click();

test("while the bff is down, a new password and a new address stay in the form, and nobody is signed out", async ({
  page,
  during,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.goto("/attorney/settings/security");
  await present(page).fill(goodPassword);
  await fresh(page).fill(`${goodPassword} again`);
  await during("bff", async () => {
    await change(page, "password");
    await saysSo(page);
    await expect(present(page)).toHaveValue(goodPassword);
    await expect(fresh(page)).toHaveValue(`${goodPassword} again`);
    await stillSignedIn(page);
  });
  await change(page, "password");
  await expect(page.getByText("Your password was changed.")).toBeVisible();

  await page.goto("/attorney/settings");
  await newEmail(page).fill(`new-${email}`);
  await own(page).fill(`${goodPassword} again`);
  await during("bff", async () => {
    await change(page, "email");
    await saysSo(page);
    await expect(newEmail(page)).toHaveValue(`new-${email}`);
    await expect(own(page)).toHaveValue(`${goodPassword} again`);
    await stillSignedIn(page);
  });
  await change(page, "email");
  await expect(page.getByText(texts.changeMailed)).toHaveCount(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("while the bff is down, an address can be sent again, and nobody is signed out", async ({
    page,
    during,
    ownAccount,
  }) => {
    const { email } = await ownAccount(page);
    await page.goto("/attorney/settings");
    await newEmail(page).fill(`new-${email}`);
    await own(page).fill(goodPassword);
    await during("bff", async () => {
      await change(page, "email");
      await offersToSendAgain(page);
      await stillSignedIn(page);
    });
    await sendAgain(page);
    await expect(newEmail(page)).toHaveValue(`new-${email}`);
    await own(page).fill(goodPassword);
    await change(page, "email");
    await expect(page.getByText(texts.changeMailed)).toHaveCount(2);
  });
});
