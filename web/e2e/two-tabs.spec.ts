import { expect, type Page } from "@playwright/test";

import { askForLink, newPassword, sendLink, setIt, takeUp } from "./account-forms";
import { accessible } from "./accessible";
import { choose, codeField, newestCode } from "./claiming";
import { signOut, test } from "./fixtures";
import { goodPassword, invite } from "./invited";
import { linkTo, otherThan } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";
import { codeOf, enrol } from "./totp";

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const fresh = `${goodPassword} again`;

test("of two links one is used, and the other opens nothing then; going back from the answer leads where one came from", async ({
  page,
  context,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await context.clearCookies();
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot the password?" }).click();
  await page.getByLabel("E-mail").fill(email);
  await sendLink(page).click();
  await heading(page, "Look into your mail");
  await page.goBack();
  await heading(page, "Sign in");
  await page.goForward();
  await heading(page, "A new password");
  const older = await linkTo(playwright.request, email, "/set-password", 2);
  const other = await context.newPage();
  await askForLink(other, email);
  const newer = await linkTo(playwright.request, email, "/set-password", 3);
  expect(newer).not.toBe(older);
  await page.goto(older);
  await newPassword(page).fill(fresh);
  await takeUp(other, newer, fresh);
  await setIt(page).click();
  await heading(page, "This link does not work");
  await accessible(page, "a link that was replaced");
});

test("of two tabs that set a password at once one does, and the other says that the link was used", async ({
  page,
  context,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
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
    .toEqual(["This link has been used", "dashboard"]);
  const late = tabs.find((tab) => tab.url() !== `${place.origin}/attorney`) ?? page;
  await accessible(late, "a link that was used");
  await late.reload();
  await late.getByRole("link", { name: "To your dashboard" }).click();
  await expect(late).toHaveURL(`${place.origin}/attorney`);
});

test("a second factor that is wrong five times uses up the link, and a new link sets the password", async ({
  page,
  context,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.goto("/attorney/settings/security");
  const { secret, codes } = await enrol(page);
  await signOut(page);
  await expect(page).toHaveURL(`${place.origin}/`);
  await askForLink(page, email);
  await page.goto(await linkTo(playwright.request, email, "/set-password", 2));
  await accessible(page, "a new password with a second factor");
  const code = page.getByRole("textbox", { name: "Code from your app" });
  for (let tries = 1; tries < 5; tries++) {
    await newPassword(page).fill(fresh);
    await code.fill(otherThan(codeOf(secret)));
    await setIt(page).click();
    await expect(page.getByRole("alert")).toContainText("That is not the code");
    await expect(newPassword(page), "what was typed").toHaveValue(fresh);
    await code.fill("");
  }
  await accessible(page, "a second factor that was wrong");
  await code.fill(otherThan(codeOf(secret)));
  await setIt(page).click();
  await heading(page, "This link has been used");

  await makeOlder({ table: "sign_in_failures", seconds: 16 * 60 });
  await askForLink(page, email);
  await page.goto(await linkTo(playwright.request, email, "/set-password", 3));
  await newPassword(page).fill(fresh);
  await page.getByRole("textbox", { name: "Or a recovery code" }).fill(codes[0] ?? "");
  await setIt(page).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  expect((await context.cookies()).map(({ name }) => name)).toContain("peritus");
});

test("a code that is wrong many times sets no app up, and the picture stays until it is right", async ({
  page,
  playwright,
}) => {
  const { link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.goto("/attorney/settings/security");
  await page.getByRole("button", { name: "Set up an app" }).click();
  const picture = page.getByRole("img", { name: "QR code for your authenticator app" });
  await accessible(page, "an app about to be set up");
  const secret = (await page.locator("input[name=secret]").first().inputValue()).trim();
  const field = page.getByRole("textbox", { name: "Six digits" });
  for (let tries = 0; tries < 5; tries++) {
    await field.fill("000000");
    await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
    await expect(page.getByText(/That is not the code/).first()).toBeVisible();
    await expect(picture).toBeVisible();
  }
  await accessible(page, "an app with a wrong code");
  await field.fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await expect(
    page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem"),
  ).toHaveCount(10);
});

test("of two codes of a claim the newer counts, whichever tab asked for it; back from the sign-up says that it is proved", async ({
  page,
  context,
}) => {
  await choose(page, "magnus solheim");
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await heading(page, "Check your e-mail");
  const older = await newestCode(page, "mail");
  const other = await context.newPage();
  await makeOlder({ table: "claim_codes", seconds: 31 });
  await other.goto(page.url());
  await other.getByRole("button", { name: "Send a new code" }).click();
  await expect(other.getByText("4 more this hour", { exact: false })).toBeVisible();
  const newer = await newestCode(page, "mail");
  await codeField(page).fill(older);
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page.getByText(/use the newer one/).first()).toBeVisible();
  await accessible(page, "a claim whose code was wrong");
  await codeField(page).fill(newer);
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
  await page.goBack();
  await heading(page, "It is you");
  await accessible(page, "a claim that is proved");
  await codeField(other).fill(newer);
  await other.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(
    other
      .getByText(/already|has ended|proved/i)
      .or(other.getByRole("heading", { level: 1, name: "It is you" }))
      .first(),
  ).toBeVisible();
});

test("five wrong codes remove no profile, and another code does", async ({ page }) => {
  await choose(page, "astrid solheim");
  await page.goBack();
  await page.getByRole("link", { name: "Have the profile removed" }).click();
  await page.getByRole("radio", { name: /Code by e-mail/ }).check();
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  await accessible(page, "the code of a removal");
  const right = await newestCode(page, "mail");
  for (const says of [
    "4 tries are left",
    "3 tries are left",
    "2 tries are left",
    "One try is left",
    "the last try",
  ]) {
    await codeField(page).fill(otherThan(right));
    await page.getByRole("button", { name: "Remove the profile" }).click();
    await expect(page.getByText(new RegExp(says)).first()).toBeVisible();
  }
  await codeField(page).fill(right);
  await page.getByRole("button", { name: "Remove the profile" }).click();
  await expect(page.getByText(/no longer good/).first()).toBeVisible();
  await makeOlder({ table: "claim_codes", seconds: 31 });
  await page.reload();
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("4 more this hour", { exact: false })).toBeVisible();
  await codeField(page).fill(await newestCode(page, "mail"));
  await page.getByRole("button", { name: "Remove the profile" }).click();
  await heading(page, "The profile is removed");
  await accessible(page, "a profile that was removed");
});
