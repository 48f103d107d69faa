import { expect, type Locator, type Page } from "@playwright/test";

import { labels, texts } from "./labels";

/** Returns the field for a new password, on the page of a link or in the settings. */
export const newPassword = (page: Page): Locator =>
  page.getByRole("textbox", { name: /^(New password|Password)\*?$/ });

export const setIt = (page: Page): Locator =>
  page.getByRole("button", { name: "Set the password and sign in" });

/** Requests a link to reset the password. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/password-recovery");
  await page.getByLabel(labels.email).fill(email);
  await sendLink(page).click();
  await expect(page.getByRole("heading", { name: texts.mailSent })).toBeVisible();
}

export const sendLink = (page: Page): Locator =>
  page.getByRole("button", { name: labels.sendLink });
