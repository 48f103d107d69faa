import type { Page } from "@playwright/test";

import { expect } from "./fixtures";
import { labels } from "./labels";
import { codesIn, type Mailed } from "./mails";
import { place } from "./place";

export const results = "/become-an-expert/search-results";

/** Finds a profile and opens its verification page. */
export async function choose(page: Page, words: string): Promise<void> {
  await page.goto(`${results}?${new URLSearchParams({ q: words })}`);
  await verify(page);
}

/** Opens the verification page of the first result. */
export async function verify(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^This is me/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeVisible();
  await page.getByRole("link", { name: labels.showIsMe }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Verify your identity" })).toBeVisible();
}

/** Returns the id of the page's claim. */
export const claimOf = (page: Page) => new URL(page.url()).searchParams.get("claim") ?? "";

export const codeField = (page: Page) => page.getByRole("textbox", { name: /^Code/ });

/** Returns the newest code for a claim to the profile that `words` find, from an email or text message. */
export async function newestCode(page: Page, kind: Mailed["kind"], words: string): Promise<string> {
  const wanted = plain(words).split(" ");
  const response = await page.request.get(`${place.bff}/api/dev/mail`);
  const code = ((await response.json()) as { results: Mailed[] }).results
    .filter((mail) => mail.kind === kind && wanted.every((word) => plain(mail.text).includes(word)))
    .flatMap(codesIn)[0];
  if (!code) throw new Error(`no code for ${words} by ${kind}`);
  return code;
}

/** Returns text in lowercase without accents, as the search compares names. */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").toLowerCase();

/** Verifies a claim with the emailed code, which opens the sign-up. */
export async function proveByMail(page: Page, words: string): Promise<void> {
  await choose(page, words);
  await page.getByRole("button", { name: labels.mailCode }).click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await newestCode(page, "mail", words));
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
}
