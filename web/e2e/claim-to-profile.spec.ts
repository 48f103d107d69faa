import { expect, type Page } from "@playwright/test";

import { accessible } from "./accessible";
import { choose, codeField, newestCode, results } from "./claiming";
import { leave, passwordField, test } from "./fixtures";
import { labels, texts } from "./labels";
import { codeTo, linkTo } from "./mails";
import { place } from "./place";
import { confirm, go, signUpPassword, word } from "./sign-up-form";

/** Search words for profiles of the demo that no other test claims. */
const people = { script: "ibarra montoya", plain: "al-hashimi", document: "ní dhuibhir" } as const;

/** Completes the sign-up for a claimed profile, which asks only for an email, a password, and the terms. */
async function signUpForProfile(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(2);
  await page.getByRole("textbox", { name: /^Email/ }).fill(email);
  await passwordField(page).fill(signUpPassword);
  await page.getByLabel(/^I agree to the/).check();
  await go(page, labels.sendCode);
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
}

/** Checks that the profile belongs to the new account and can't be claimed again. */
async function isTheirs(page: Page, name: RegExp, words: string): Promise<void> {
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("You don’t have a profile yet");
  await expect(page.getByRole("button", { name }).first()).toBeVisible();
  await page.goto(`${results}?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole("heading", { name: /results? for/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^This is me:/ })).toHaveCount(0);
}

test("a code by mail leads from the search through a short sign-up to the profile", async ({
  page,
  playwright,
}) => {
  test.slow();
  const email = `${word()}@home.example`;
  await choose(page, people.script);
  await page.getByRole("button", { name: labels.mailCode }).click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await newestCode(page, "mail", people.script));
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=\w+/);
  const signUp = page.url();
  await expect(
    page.getByText(/^The profile of .*Ibarra Montoya.* becomes yours with this account\.$/),
  ).toBeVisible();
  await page.getByRole("textbox", { name: /^Email/ }).fill(email);
  await page.reload();
  await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveValue(email);
  await signUpForProfile(page, email);
  await confirm(page, await codeTo(playwright.request, email));
  await expect(page.getByRole("note")).toContainText(
    "Your contact email and phone can’t be changed yet",
  );
  await expect(page.getByRole("note")).toContainText(/after \w+ \d+, \d{4}/);
  await isTheirs(page, /^Account: Rafael Ibarra Montoya/, people.script);
  expect(await page.evaluate(() => sessionStorage.getItem("peritus.expertData"))).toBeNull();
  await leave(page);
  await page.goto(signUp);
  await expect(page.getByText(/^This claim has been used/)).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: labels.signIn }).first(),
  ).toBeVisible();
});

test("staff verify a document, and the link in their mail leads to the profile in any browser", async ({
  page,
  browser,
  signIn,
  playwright,
}) => {
  test.slow();
  const email = `${word()}@home.example`;
  await choose(page, people.document);
  await page.getByRole("radio", { name: /A document, reviewed by our team/ }).check();
  await page.getByRole("button", { name: labels.withDocument }).click();
  await page.getByRole("textbox", { name: /^Your name/ }).fill("Siobhán Ní Dhuibhir");
  await page.getByLabel(labels.emailForReply).fill(email);
  await page.locator('input[name="document"]').setInputFiles({
    name: "license.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
    ),
  });
  await page.getByRole("button", { name: labels.sendToStaff }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.staffReads })).toBeVisible();
  await accessible(page, "a claim that waits");

  const desk = await (await browser.newContext({ baseURL: place.origin })).newPage();
  await signIn(desk, "researcher");
  await desk.goto(`/admin/claims?q=${encodeURIComponent(email)}`);
  await desk.getByRole("link", { name: /Dhuibhir/ }).click();
  await expect(
    desk.getByRole("table", { name: "The profile and the claimant side by side" }),
  ).toContainText("alike");
  await accessible(desk, "a claim with a document");
  const [download] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: "license.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await desk.getByRole("button", { name: "Verify" }).click();
  await expect(
    desk.getByText("Enter a reason. We send it to the claimant and keep it.").first(),
  ).toBeVisible();
  await desk.getByLabel(labels.reason).fill("The license is theirs.");
  await desk.getByRole("button", { name: "Verify" }).click();
  await expect(desk.getByText(/deleted with the decision/)).toBeVisible();
  await desk.context().close();

  const elsewhere = await (await browser.newContext({ baseURL: place.origin })).newPage();
  const link = await linkTo(
    playwright.request,
    email,
    "/become-an-expert/search-results/verify-its-you/verification-mode",
  );
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Continue in this browser" }).click();
  await expect(elsewhere).toHaveURL(/\/experts\/sign-up\?claim=\w+/);
  await expect(elsewhere.getByText(/^The profile of Siobhán Ní Dhuibhir/)).toBeVisible();
  await signUpForProfile(elsewhere, email);
  await confirm(elsewhere, await codeTo(playwright.request, email));
  await isTheirs(elsewhere, /^Account: Siobhán Ní Dhuibhir/, people.document);
  await elsewhere.context().close();

  await page.goto(link);
  await page.getByRole("button", { name: "Continue in this browser" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "This link doesn’t work" }),
    "the link, a second time",
  ).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a code by mail leads from the search through a short sign-up to the profile", async ({
    page,
    playwright,
  }) => {
    const email = `${word()}@home.example`;
    await page.goto(`${results}?q=${people.plain}`);
    await page
      .getByRole("link", { name: /^This is me/ })
      .first()
      .click();
    await page.getByRole("link", { name: labels.showIsMe }).click();
    await page.getByRole("radio", { name: /Code by email/ }).check();
    await page.getByRole("button", { name: labels.mailCode }).click();
    await page.getByRole("button", { name: labels.sendNewCode }).click();
    await expect(page.getByText(/Wait 30 seconds/).first()).toBeVisible();
    await codeField(page).fill(await newestCode(page, "mail", people.plain));
    await page.getByRole("button", { name: labels.confirmClaim }).click();
    await expect(page.getByText(/becomes yours with this account/)).toBeVisible();
    await page.getByRole("textbox", { name: /^Email/ }).fill(email);
    await page.locator("[name=password]").fill(signUpPassword);
    await page.getByLabel(/^I agree to the/).check();
    await go(page, labels.sendCode);
    await page.getByLabel(labels.sixDigits).fill(await codeTo(playwright.request, email));
    await go(page, labels.confirmEmail);
    await isTheirs(page, /^Account: Noor Al-Hashimi/, people.plain);
  });
});
