import { newPassword, setIt } from "./account-forms";
import { accessible } from "./accessible";
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
  // The page counts down the minute until the next code; the older sign-up no longer waits for it.
  await page.reload();
  await expect(page.getByText("The code has expired.", { exact: true })).toBeVisible();
  await go(page, labels.sendNewCode);
  await expect(page.getByText("We sent a new code.", { exact: false })).toBeVisible();
  await confirm(page, old);
  await expect(page.getByText("4 attempts left", { exact: false })).toBeVisible();
  await accessible(page, "a wrong code");
  await confirm(page, await codeTo(playwright.request, email));
  await expect(page).toHaveURL(`${place.origin}/attorney`);
});

test("a recovery link that expired after it was opened says so", async ({
  page,
  playwright,
  ownAccount,
  clientOf,
}) => {
  const { email } = await ownAccount(page);
  await page.context().clearCookies();
  const headers = { Origin: place.origin };
  await (await clientOf(null)).post("/password-recovery", { form: { email }, headers });
  await page.goto(await linkTo(playwright.request, email, "/set-password", 2));
  await newPassword(page).fill(`${goodPassword} again`);
  await makeOlder({ table: "account_links", seconds: 31 * minute, email });
  await setIt(page).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "This link has expired" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL(`${place.origin}/password-recovery`);
});
