import type { Page } from "@playwright/test";

import { expect, passwordField } from "./fixtures";
import { labels, texts } from "./labels";

/** A word that nobody else has. */
export const word = () => `w${Math.random().toString(36).slice(2, 10)}`;

export const signUpPassword = "ledger crane basalt 41";

/** Presses a button by its name. */
export const go = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** The first step of an attorney's sign-up. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel(labels.firstName).fill("Imogen");
  await page.getByLabel(labels.lastName).fill("Castellanos");
  await page.getByLabel(/^Firm/).fill("Castellanos Pryce LLP");
  await page.getByLabel(labels.workEmail).fill(email);
}

/** The second step of an attorney's sign-up. */
export async function fillPractice(page: Page): Promise<void> {
  const first = page.getByRole("group", { name: "Admission 1" });
  await first.getByLabel("State").selectOption("NY");
  await first.getByLabel(labels.barNumber).fill("5418820");
  await first.getByLabel("Year").fill("2014");
  await page.getByRole("textbox", { name: /^Phone/ }).fill("+1 212 555 0147");
  await page.getByLabel("Role").selectOption("partner");
  await page.getByLabel(labels.timeZone).selectOption("America/New_York");
  await page.getByRole("combobox", { name: "Practice areas" }).fill("constr");
  await page.getByRole("option", { name: "Construction" }).click();
  await page.getByLabel(labels.city).fill("New York");
  await page.locator("[name=state]").selectOption("NY");
}

/** The last step of a sign-up. */
export async function fillPassword(page: Page): Promise<void> {
  await passwordField(page).fill(signUpPassword);
  await page.getByLabel(/^I agree to the/).check();
}

/** Goes to the last step of an attorney's sign-up, which is filled in and not sent. */
export async function fillAttorney(page: Page, email: string): Promise<void> {
  await page.goto("/attorney/sign-up");
  await expect(page.getByText(texts.keptAsTyped)).toBeVisible();
  await fillPerson(page, email);
  await go(page, labels.continueToPractice);
  await expect(page.getByRole("heading", { level: 1, name: texts.yourPractice })).toBeFocused();
  await fillPractice(page);
  await go(page, labels.continueToPassword);
  await expect(page.getByRole("heading", { level: 1, name: "Password and terms" })).toBeVisible();
  await fillPassword(page);
  await expect(page.getByText("Very strong")).toBeVisible();
}

/** Sends an attorney's sign-up, so that the page asks for the code. */
export async function sendAttorney(page: Page, email: string): Promise<void> {
  await fillAttorney(page, email);
  await go(page, labels.sendCode);
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
}

/** Types the code that was mailed, and sends it. */
export async function confirm(page: Page, code: string): Promise<void> {
  await page.getByLabel(labels.sixDigits).fill(code);
  await go(page, labels.confirmEmail);
}
