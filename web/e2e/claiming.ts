import type { Page } from "@playwright/test";

import { expect } from "./fixtures";
import { labels } from "./labels";
import { codesIn, type Mailed } from "./mails";
import { place } from "./place";

export const results = "/become-an-expert/search-results";

/** From the search for a profile to the page of the proof. */
export async function choose(page: Page, words: string): Promise<void> {
  await page.goto("/become-an-expert");
  await page.getByRole("searchbox", { name: "Your name or institution" }).fill(words);
  await page
    .getByRole("search", { name: "Your profile" })
    .getByRole("button", { name: labels.search })
    .click();
  await page
    .getByRole("link", { name: /^This is me/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeVisible();
  await page.getByRole("link", { name: labels.showIsMe }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Verify your identity" })).toBeVisible();
}

/** The id of the claim that the page is about. */
export const claimOf = (page: Page) => new URL(page.url()).searchParams.get("claim") ?? "";

export const codeField = (page: Page) => page.getByRole("textbox", { name: /^Code/ });

/** The newest code for a claim on the profile that `words` find, sent by mail or to a phone. */
export async function newestCode(page: Page, kind: Mailed["kind"], words: string): Promise<string> {
  const wanted = plain(words).split(" ");
  const response = await page.request.get(`${place.bff}/api/dev/mail`);
  const code = ((await response.json()) as { results: Mailed[] }).results
    .filter((mail) => mail.kind === kind && wanted.every((word) => plain(mail.text).includes(word)))
    .flatMap(codesIn)[0];
  if (!code) throw new Error(`no code for ${words} by ${kind}`);
  return code;
}

/** Lower case without accents, as the search compares names. */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").toLowerCase();

/** Proves by the code that is mailed that a profile is one's own; the sign-up is open then. */
export async function proveByMail(page: Page, words: string): Promise<void> {
  await choose(page, words);
  await page.getByRole("button", { name: labels.mailCode }).click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await newestCode(page, "mail", words));
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
}
