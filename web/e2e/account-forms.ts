import { expect, type Locator, type Page } from "@playwright/test";

import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
import { place } from "./place";

/** Returns the field for a new password, on the page of a link or in the settings. */
export const newPassword = (page: Page): Locator =>
  page.getByRole("textbox", { name: /^(New password|Password)\*?$/ });

export const setIt = (page: Page): Locator =>
  page.getByRole("button", { name: "Set the password and sign in" });

/** Follows the link of an invitation or recovery and sets a password, up to the dashboard. */
export async function setPasswordByLink(
  page: Page,
  link: string,
  password = goodPassword,
): Promise<void> {
  await page.goto(link);
  await newPassword(page).fill(password);
  await setIt(page).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
}

/** Requests a link to reset the password. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/password-recovery");
  await page.getByLabel(labels.email).fill(email);
  await sendLink(page).click();
  await expect(page.getByRole("heading", { name: texts.mailSent })).toBeVisible();
}

export const sendLink = (page: Page): Locator =>
  page.getByRole("button", { name: labels.sendLink });
