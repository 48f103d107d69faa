import type { Page } from "@playwright/test";

import { expect, passwordField } from "./fixtures";
import { goodPassword } from "./invited";

const go = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** The form of an expert, filled in from the step that is open to the last, and not yet sent. */
export async function fillExpertForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Renée");
  await page.getByLabel("Last name").fill("Ng'ang'a");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill(email);
  await page.getByRole("textbox", { name: /^Phone/ }).fill("+44 20 7946 0018");
  await go(page, "Continue to your work");
  await page.getByLabel("Main area of expertise").selectOption("engineering/structural");
  await page.getByLabel(/^Institution/).fill("University of Leeds");
  await page.getByLabel("City").fill("Leeds");
  await page.locator("select[name=country]").selectOption("GB");
  await page.getByLabel("Time zone").selectOption("Europe/London");
  await go(page, "Continue to password");
  await expect(page.getByRole("heading", { level: 1, name: "Password and terms" })).toBeVisible();
  await passwordField(page).fill(goodPassword);
  await page.getByLabel(/^I agree to the/).check();
}

/** Sends the form that is filled in; the code is asked for then. */
export async function sendExpertForm(page: Page): Promise<void> {
  await go(page, "Send the code");
  await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();
}
