import { expect, type Page } from "@playwright/test";

import { askForLink, newPassword, setIt } from "./account-forms";
import { accessible } from "./accessible";
import { choose, claimOf, codeField, newestCode } from "./claiming";
import { test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels } from "./labels";
import { linkTo } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const fresh = `${goodPassword} again`;

test("if two tabs set a password at once, one succeeds and the other says that the link was used", async ({
  page,
  context,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await context.clearCookies();
  await askForLink(page, email);
  const recovery = await linkTo(playwright.request, email, "/set-password", 2);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(recovery);
    await newPassword(tab).fill(fresh);
  }
  await Promise.all(tabs.map((tab) => setIt(tab).click()));
  await expect
    .poll(async () =>
      (
        await Promise.all(
          tabs.map(async (tab) =>
            tab.url() === `${place.origin}/attorney`
              ? "dashboard"
              : await tab.getByRole("heading", { level: 1 }).innerText(),
          ),
        )
      ).sort(),
    )
    .toEqual(["This link was already used", "dashboard"]);
  const late = tabs.find((tab) => tab.url() !== `${place.origin}/attorney`) ?? page;
  await accessible(late, "a link that was used");
  await late.reload();
  await late.getByRole("link", { name: "To your dashboard" }).click();
  await expect(late).toHaveURL(`${place.origin}/attorney`);
});

test("the newer of two claim codes works in any tab, and going back says that the claim is verified", async ({
  page,
  context,
}) => {
  await choose(page, "magnus solheim");
  await page.getByRole("button", { name: labels.mailCode }).click();
  await heading(page, "Check your email");
  const older = await newestCode(page, "mail", "magnus solheim");
  const other = await context.newPage();
  await makeOlder({ table: "claim_codes", seconds: 31, where: { claim_id: claimOf(page) } });
  await other.goto(page.url());
  await other.getByRole("button", { name: labels.sendNewCode }).click();
  await expect(other.getByText("4 more this hour", { exact: false })).toBeVisible();
  const newer = await newestCode(page, "mail", "magnus solheim");
  await codeField(page).fill(older);
  await expect(page.getByText(/use the newer one/).first()).toBeVisible();
  await accessible(page, "a claim whose code was wrong");
  await codeField(page).fill(newer);
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
  await page.goBack();
  await heading(page, "You’re verified");
  await accessible(page, "a claim that is proved");
  await codeField(other).fill(newer);
  await expect(
    other
      .getByText(/already|has ended|proved/i)
      .or(other.getByRole("heading", { level: 1, name: "You’re verified" }))
      .first(),
  ).toBeVisible();
});
