import type { Browser, Page } from "@playwright/test";

import { choose, results } from "./claiming";
import { expect, passwordField, test } from "./fixtures";
import { labels, texts } from "./labels";
import { codeTo } from "./mails";
import { place } from "./place";
import { startProgram, stopProgram } from "./programs";
import {
  confirm,
  fillAttorney,
  fillPassword,
  fillPerson,
  go,
  sendAttorney,
  signUpPassword,
  word,
} from "./sign-up-form";

// What a reader notices is the same whether the bff, Postgres, or the network is away:
// `form-result.server.test.ts` and, in Go, `TestPostgres_…` and `TestRedis_…`.

/** Search words for profiles that no other test claims on this stack. */
const people = { script: "nakagawa", plain: "boadu" } as const;

const unavailable = "We can't reach our records right now. Try again in a minute.";

const license = {
  name: "license.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

const documentField = (page: Page) => page.locator('input[name="document"]');
const sendDocument = (page: Page) => go(page, labels.sendToStaff);
const isSent = (page: Page, heading: string) =>
  expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();

/** Fills in the form with a document that the page shows. */
async function fillClaim(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: /^Your name/ }).fill("Somebody Else");
  await page.getByLabel(labels.emailForReply).fill("somebody@home.example");
  await page.getByLabel(/^Anything else/).fill("I was called otherwise\nuntil 2019.");
  await documentField(page).setInputFiles(license);
}

async function claimIsKept(page: Page): Promise<void> {
  await expect(page.getByRole("textbox", { name: /^Your name/ })).toHaveValue("Somebody Else");
  await expect(page.getByLabel(/^Anything else/)).toHaveValue(
    "I was called otherwise\nuntil 2019.",
  );
}

const newPage = async (browser: Browser, javaScriptEnabled = true) =>
  (await browser.newContext({ baseURL: place.origin, javaScriptEnabled })).newPage();

/** Stops the bff, does the work, and starts it again. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  await stopProgram("bff");
  try {
    await work();
  } finally {
    await startProgram("bff");
  }
}

test("while the bff is down, a sign-up, its code, and the document of a claim stay, even through a reload", async ({
  page,
  browser,
  playwright,
}) => {
  test.slow();
  const email = `${word()}@firm.example`;
  const waiting = await newPage(browser);
  const waits = `${word()}@firm.example`;
  await sendAttorney(waiting, waits);
  const code = await codeTo(playwright.request, waits);
  const claim = await newPage(browser);
  await choose(claim, people.script);
  await claim.getByRole("radio", { name: /A document, reviewed by our team/ }).check();
  await go(claim, labels.withDocument);
  await fillClaim(claim);
  await fillAttorney(page, email);
  await whileAway(async () => {
    await go(page, labels.sendCode);
    await expect(page.getByRole("alert")).toContainText(unavailable);
    await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
    await expect(passwordField(page)).toHaveValue(signUpPassword);
    await expect(page.getByLabel(/^I agree to the/)).toBeChecked();
    expect((await page.goto("/attorney/sign-up"))?.status()).toBe(503);

    await confirm(waiting, code);
    await expect(waiting.getByRole("alert")).toContainText("We can't reach our records right now.");
    await expect(waiting.getByLabel(labels.sixDigits)).toHaveValue(code);

    await sendDocument(claim);
    await expect(claim.getByRole("alert")).toContainText(unavailable);
    await claimIsKept(claim);
    expect(
      await documentField(claim).evaluate((field: HTMLInputElement) => field.files?.[0]?.name),
    ).toBe("license.pdf");
  });
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
  await fillPassword(page);
  await go(page, labels.sendCode);
  await isSent(page, texts.checkEmail);

  await go(waiting, labels.confirmEmail);
  await expect(waiting).toHaveURL(`${place.origin}/attorney`);
  await waiting.context().close();

  await sendDocument(claim);
  await isSent(claim, texts.staffReads);
  await claim.context().close();
});

test("while the bff is down, forms without script can be sent again, except for passwords and files", async ({
  browser,
}) => {
  const signUp = await newPage(browser, false);
  const email = `${word()}@firm.example`;
  await signUp.goto("/attorney/sign-up");
  await fillPerson(signUp, email);
  await fillPassword(signUp);
  const claim = await newPage(browser, false);
  await claim.goto(`${results}?q=${people.plain}`);
  await claim
    .getByRole("link", { name: /^This is me/ })
    .first()
    .click();
  await claim.getByRole("link", { name: labels.showIsMe }).click();
  await claim.getByRole("radio", { name: /A document, reviewed by our team/ }).check();
  await claim.locator("form button[type=submit]").last().click();
  await fillClaim(claim);
  const offersToSendAgain = async (page: Page) => {
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByText("Your answers are saved on this page.")).toBeVisible();
  };
  await whileAway(async () => {
    await go(signUp, labels.sendCode);
    await offersToSendAgain(signUp);
    await go(signUp, "Send again");
    await offersToSendAgain(signUp);
    await sendDocument(claim);
    await offersToSendAgain(claim);
  });
  await go(signUp, "Send again");
  await expect(signUp.getByLabel(labels.workEmail)).toHaveValue(email);
  await fillPassword(signUp);
  await go(signUp, labels.sendCode);
  await isSent(signUp, texts.checkEmail);
  await signUp.context().close();

  await go(claim, "Send again");
  await expect(claim.getByRole("alert")).toContainText("Choose a file");
  await claimIsKept(claim);
  await documentField(claim).setInputFiles(license);
  await sendDocument(claim);
  await isSent(claim, texts.staffReads);
  await claim.context().close();
});
