import type { Page } from "@playwright/test";

import { expect } from "./fixtures";
import { codesIn, type Mailed } from "./mails";
import { place } from "./place";

export const results = "/become-an-expert/search-results";

/** From the search for a profile to the page of the proof. */
export async function choose(page: Page, words: string): Promise<void> {
  await page.goto("/become-an-expert");
  await page.getByRole("searchbox", { name: "Your name or institution" }).fill(words);
  await page
    .getByRole("search", { name: "Your profile" })
    .getByRole("button", { name: "Search" })
    .click();
  await page
    .getByRole("link", { name: /^This is me/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeVisible();
  await page.getByRole("link", { name: "Yes, show that it is me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Show that it is you" })).toBeVisible();
}

export const codeField = (page: Page) => page.getByRole("textbox", { name: /^Code/ });

/** The newest code that was sent, by mail or to a phone. */
export async function newestCode(page: Page, kind: Mailed["kind"]): Promise<string> {
  const answer = await page.request.get(`${place.bff}/api/dev/mail`);
  const code = ((await answer.json()) as { results: Mailed[] }).results
    .filter((mail) => mail.kind === kind)
    .flatMap(codesIn)[0];
  if (!code) throw new Error(`no code by ${kind}`);
  return code;
}

/** Proves by the code that is mailed that a profile is one's own; the sign-up is open then. */
export async function proveByMail(page: Page, words: string): Promise<void> {
  await choose(page, words);
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await newestCode(page, "mail"));
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
}
