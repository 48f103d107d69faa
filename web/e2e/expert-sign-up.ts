import type { Page } from "@playwright/test";

import { expect, passwordField } from "./fixtures";
import { goodPassword } from "./invited";
import { labels, texts } from "./labels";

const go = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Fills in the expert form from the current step to the last, without sending it. */
export async function fillExpertForm(page: Page, email: string): Promise<void> {
  await page.getByLabel(labels.firstName).fill("Renée");
  await page.getByLabel(labels.lastName).fill("Ng'ang'a");
  await page.getByRole("textbox", { name: /^Email/ }).fill(email);
  await page.getByRole("textbox", { name: /^Phone/ }).fill("+44 20 7946 0018");
  await go(page, labels.continueToWork);
  await page.getByLabel("Main area of expertise").selectOption("engineering/structural");
  await page.getByLabel(/^Institution/).fill("University of Leeds");
  await page.getByLabel(labels.city).fill("Leeds");
  await page.locator("select[name=country]").selectOption("GB");
  await page.getByLabel(labels.timeZone).selectOption("Europe/London");
  await go(page, labels.continueToPassword);
  await expect(page.getByRole("heading", { level: 1, name: "Password and terms" })).toBeVisible();
  await passwordField(page).fill(goodPassword);
  await page.getByLabel(/^I agree to the/).check();
}

/** Sends the filled-in form, so that the page asks for the code. */
export async function sendExpertForm(page: Page): Promise<void> {
  await go(page, labels.sendCode);
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
}
