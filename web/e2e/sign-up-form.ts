import type { Page } from "@playwright/test";

import { expect, passwordField } from "./fixtures";
import { labels, texts } from "./labels";

/** Returns a unique word. */
export const word = () => `w${Math.random().toString(36).slice(2, 10)}`;

export const signUpPassword = "ledger crane basalt 41";

/** Presses a button by its name. */
export const go = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Fills in the name and email of an attorney's sign-up. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel(labels.firstName).fill("Imogen");
  await page.getByLabel(labels.lastName).fill("Castellanos");
  await page.getByLabel(labels.workEmail).fill(email);
}

/** Fills in the password and accepts the terms of a sign-up. */
export async function fillPassword(page: Page): Promise<void> {
  await passwordField(page).fill(signUpPassword);
  await page.getByLabel(/^I agree to the/).check();
}

/** Fills in an attorney's sign-up without sending it. */
export async function fillAttorney(page: Page, email: string): Promise<void> {
  await page.goto("/attorney/sign-up");
  await expect(page.getByText(texts.keptAsTyped)).toBeVisible();
  await fillPerson(page, email);
  await fillPassword(page);
  await expect(page.getByText("Very strong")).toBeVisible();
}

/** Sends an attorney's sign-up, so that the page asks for the code. */
export async function sendAttorney(page: Page, email: string): Promise<void> {
  await fillAttorney(page, email);
  await go(page, labels.sendCode);
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
}

/** Types the emailed code. The last digit sends it. */
export async function confirm(page: Page, code: string): Promise<void> {
  await page.getByLabel(labels.sixDigits).fill(code);
}

/** Fills in the rest of an attorney's record, for access to attorney-only details. */
export async function fillPractice(page: Page): Promise<void> {
  await page.getByLabel(/^Firm/).fill("Castellanos Pryce LLP");
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
