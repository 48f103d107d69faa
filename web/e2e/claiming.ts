import type { Page } from "@playwright/test";

import { expect } from "./fixtures";
import { place } from "./place";

/** From the search for a profile to the page of the proof. */
export async function choose(page: Page, words: string): Promise<void> {
  await page.goto("/become-an-expert");
  await page.getByRole("searchbox", { name: "Your name or institution" }).fill(words);
  await page.getByRole("search", { name: "Your profile" }).getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: /^This is me/ }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeVisible();
  await page.getByRole("link", { name: "Yes, show that it is me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Show that it is you" })).toBeVisible();
}

export const codeField = (page: Page) => page.getByRole("textbox", { name: /^Code/ });

/** The newest code that was sent, by mail or to a phone. */
export async function newestCode(page: Page, kind: "mail" | "sms"): Promise<string> {
  const answer = await page.request.get(`${place.origin}/api/dev/mail`);
  const { results: all } = (await answer.json()) as { results: { kind: string; subject: string; text: string }[] };
  for (const one of all) {
    const code = one.kind === kind ? /\b\d{6}\b/.exec(`${one.subject} ${one.text}`) : null;
    if (code) return code[0];
  }
  throw new Error(`no code by ${kind}`);
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
