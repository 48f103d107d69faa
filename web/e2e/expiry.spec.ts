import { askForLink, newPassword, setIt, setPasswordByLink } from "./account-forms";
import { expect, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels } from "./labels";
import { codeTo, linkTo } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";
import { confirm, go, sendAttorney, word } from "./sign-up-form";

const minute = 60;

test("an expired sign-up code says so, and a new one finishes the sign-up", async ({
  page,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const old = await codeTo(playwright.request, email);
  await makeOlder({ table: "sign_ups", seconds: 11 * minute, where: { email } });
  await confirm(page, old);
  await expect(
    page.getByText("This code has expired. Request a new one.", { exact: false }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("The code has expired.", { exact: true })).toBeVisible();
  await go(page, labels.sendNewCode);
  await expect(page.getByText("We sent a new code.", { exact: false })).toBeVisible();
  await confirm(page, old);
  await expect(page.getByText("4 attempts left", { exact: false })).toBeVisible();
  await confirm(page, await codeTo(playwright.request, email));
  await expect(page).toHaveURL(`${place.origin}/attorney`);
});

test("an expired recovery link says so, even if it expired after it was opened", async ({
  page,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.context().clearCookies();
  await askForLink(page, email);
  const recovery = await linkTo(playwright.request, email, "/set-password", 2);
  await page.goto(recovery);
  await newPassword(page).fill(`${goodPassword} again`);
  await makeOlder({ table: "account_links", seconds: 31 * minute, email });
  await setIt(page).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "This link has expired" }),
  ).toBeVisible();
  await page.goto(recovery);
  await expect(
    page.getByRole("heading", { level: 1, name: "This link has expired" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await askForLink(page, email);
  await setPasswordByLink(
    page,
    await linkTo(playwright.request, email, "/set-password", 3),
    `${goodPassword} again`,
  );
});
