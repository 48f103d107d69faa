import { expect, type Locator, type Page } from "@playwright/test";

import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
import { place } from "./place";

/** The field for a password that is being chosen, by a link or in the settings. */
export const newPassword = (page: Page): Locator =>
  page.getByRole("textbox", { name: /^(New password|Password)\*?$/ });

export const setIt = (page: Page): Locator =>
  page.getByRole("button", { name: "Set the password and sign in" });

/** Follows the link of an invitation or of a recovery, up to the dashboard. */
export async function takeUp(page: Page, link: string, password = goodPassword): Promise<void> {
  await page.goto(link);
  await newPassword(page).fill(password);
  await setIt(page).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
}

/** Asks for the link by which a password is set anew. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/password-recovery");
  await page.getByLabel(labels.email).fill(email);
  await sendLink(page).click();
  await expect(page.getByRole("heading", { name: texts.mailSent })).toBeVisible();
}

export const sendLink = (page: Page): Locator =>
  page.getByRole("button", { name: labels.sendLink });
