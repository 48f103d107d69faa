import { askForLink, newPassword, setIt, takeUp } from "./account-forms";
import { choose, codeField, newestCode } from "./claiming";
import { expect, signOut, test } from "./fixtures";
import { goodPassword, invite } from "./invited";
import { codeTo, linkTo } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";
import { confirm, go, sendAttorney, word } from "./sign-up-form";
import { codeOf, enrol } from "./totp";

const minute = 60;

test("a code of a sign-up that is too old says so, and a new one finishes the sign-up", async ({
  page,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const old = await codeTo(playwright.request, email);
  await makeOlder({ table: "sign_ups", seconds: 11 * minute });
  await confirm(page, old);
  await expect(
    page.getByText("This code has expired: codes work for 10 minutes.", { exact: false }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("The code has expired.", { exact: true })).toBeVisible();
  await go(page, "Send a new code");
  await expect(page.getByText("A new code is on its way.", { exact: false })).toBeVisible();
  await confirm(page, old);
  await expect(page.getByText("4 tries are left", { exact: false })).toBeVisible();
  await confirm(page, await codeTo(playwright.request, email));
  await expect(page).toHaveURL(`${place.origin}/attorney`);
});

test("a sign-up that nobody has finished within a day is over, and what was typed is there for the next", async ({
  page,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  await makeOlder({ table: "sign_ups", seconds: 25 * 60 * minute });
  await page.getByLabel("Six digits").fill("123456");
  await go(page, "Confirm e-mail");
  await expect(page.getByRole("heading", { level: 1, name: "No code is asked for" })).toBeVisible();
  await page.goto("/attorney/sign-up");
  await expect(page.getByLabel("Work e-mail")).toHaveValue(email);
});

test("a code of a claim that is too old says so, and a new one proves it", async ({ page }) => {
  await choose(page, "lindgren");
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  const old = await newestCode(page, "mail");
  await makeOlder({ table: "claim_codes", seconds: 11 * minute });
  await codeField(page).fill(old);
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(
    page.getByText("This code is no longer good. Ask for a new one.").first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("The code is no longer good.")).toBeVisible();
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("4 more this hour", { exact: false })).toBeVisible();
  await codeField(page).fill(await newestCode(page, "mail"));
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
});

test("a second step that takes too long begins again with the password, and leads where one wanted to go", async ({
  page,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.goto("/attorney/settings/security");
  const { secret } = await enrol(page);
  await signOut(page);
  await expect(page).toHaveURL(`${place.origin}/`);
  const password = async () => {
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(goodPassword);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Code from your app" })).toBeVisible();
  };
  const code = async () => {
    await page.getByRole("textbox", { name: "Six digits" }).fill(codeOf(secret));
    await page.getByRole("button", { name: "Confirm" }).click();
  };
  await page.goto("/sign-in?next=%2Fattorney%2Fexpert-search-result%3Fq%3Dcrane");
  await password();
  await makeOlder({ table: "sign_in_challenges", seconds: 11 * minute, email });
  await code();
  await expect(page.getByText("The second step took too long or failed too often.")).toBeVisible();
  await password();
  await code();
  await expect(page).toHaveURL(`${place.origin}/attorney/expert-search-result?q=crane`);
});

test("the link of a recovery that is too old says so, also where it has run out since it was opened", async ({
  page,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.context().clearCookies();
  await askForLink(page, email);
  const recovery = await linkTo(playwright.request, email, "/set-password", 2);
  await page.goto(recovery);
  await newPassword(page).fill(`${goodPassword} again`);
  await makeOlder({ table: "account_links", seconds: 31 * minute, email });
  await setIt(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "This link is too old" })).toBeVisible();
  await page.goto(recovery);
  await expect(page.getByRole("heading", { level: 1, name: "This link is too old" })).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await askForLink(page, email);
  await takeUp(
    page,
    await linkTo(playwright.request, email, "/set-password", 3),
    `${goodPassword} again`,
  );
});

test("the links of a change of address end after a day, and the address stays", async ({
  page,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.goto("/attorney/settings");
  await page.getByLabel("New e-mail").fill(`new-${email}`);
  await page.getByRole("textbox", { name: "Your password" }).fill(goodPassword);
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByText("Mail sent")).toHaveCount(2);
  const confirmation = await linkTo(playwright.request, email, "/verify-its-you/email");
  for (const table of ["account_links", "email_changes"])
    await makeOlder({ table, seconds: 25 * 60 * minute, email });
  await page.goto(confirmation);
  await expect(page.getByRole("button", { name: "Yes, this is my change" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/too old|does not work/);
  await page.goto("/attorney/settings");
  await expect(page.getByLabel("New e-mail")).toBeVisible();
});
