import type { Page } from "@playwright/test";

import { expect, passwordField } from "./fixtures";

/** A word that nobody else has. */
export const word = () => `w${Math.random().toString(36).slice(2, 10)}`;

export const signUpPassword = "ledger crane basalt 41";

/** Presses a button by its name. */
export const go = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** The first step of an attorney's sign-up. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Imogen");
  await page.getByLabel("Last name").fill("Castellanos");
  await page.getByLabel(/^Firm/).fill("Castellanos Pryce LLP");
  await page.getByLabel("Work e-mail").fill(email);
}

/** The second step of an attorney's sign-up. */
export async function fillPractice(page: Page): Promise<void> {
  const first = page.getByRole("group", { name: "Admission 1" });
  await first.getByLabel("State").selectOption("NY");
  await first.getByLabel("Bar number").fill("5418820");
  await first.getByLabel("Year").fill("2014");
  await page.getByRole("textbox", { name: /^Phone/ }).fill("+1 212 555 0147");
  await page.getByLabel("Role").selectOption("partner");
  await page.getByLabel("Time zone").selectOption("America/New_York");
  await page.getByRole("combobox", { name: "Practice areas" }).fill("constr");
  await page.getByRole("option", { name: "Construction" }).click();
  await page.getByLabel("City").fill("New York");
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
  await expect(page.getByText("Kept in this browser as you type")).toBeVisible();
  await fillPerson(page, email);
  await go(page, "Continue to practice");
  await expect(page.getByRole("heading", { level: 1, name: "Your practice" })).toBeFocused();
  await fillPractice(page);
  await go(page, "Continue to password");
  await expect(page.getByRole("heading", { level: 1, name: "Password and terms" })).toBeVisible();
  await fillPassword(page);
  await expect(page.getByText("Very strong")).toBeVisible();
}

/** Sends an attorney's sign-up, so that the page asks for the code. */
export async function sendAttorney(page: Page, email: string): Promise<void> {
  await fillAttorney(page, email);
  await go(page, "Send the code");
  await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();
}

/** Types the code that was mailed, and sends it. */
export async function confirm(page: Page, code: string): Promise<void> {
  await page.getByLabel("Six digits").fill(code);
  await go(page, "Confirm e-mail");
}
