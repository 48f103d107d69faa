import { test as base, type APIRequestContext, type Locator, type Page } from "@playwright/test";

import { accounts, demoPassword, type Account } from "../../tools/screens.mjs";
import { place } from "./place";
import { signedInState, type State } from "./sessions";

interface Fixtures {
  /** Makes the page's browser that of an account, with the session that all tests of this worker share. */
  signIn: (page: Page, account: Account) => Promise<void>;
  /** Like `signIn`, with a session of its own: for tests that end or renew it. */
  signInFreshly: (page: Page, account: Account) => Promise<void>;
  /** An HTTP client with the cookies of an account, or of nobody. It follows no redirect. */
  clientOf: (account: Account | null) => Promise<APIRequestContext>;
}

interface WorkerFixtures {
  /** Answers the cookies of an account, which signs in once. */
  stateOf: (account: Account) => Promise<State>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // The reader is there from the start: what waits for a sign of him does not wait.
  context: async ({ context }, provide) => {
    await context.addInitScript(readerIsThere);
    await provide(context);
  },
  stateOf: [
    async ({ playwright }, provide) => {
      const states = new Map<Account, Promise<State>>();
      await provide((account) => {
        const known = states.get(account) ?? signedInState(playwright.request, account);
        states.set(account, known);
        return known;
      });
    },
    { scope: "worker" },
  ],
  signIn: async ({ stateOf }, provide) => {
    await provide(async (page, account) =>
      page.context().addCookies((await stateOf(account)).cookies),
    );
  },
  signInFreshly: async ({ playwright }, provide) => {
    await provide(async (page, account) =>
      page.context().addCookies((await signedInState(playwright.request, account)).cookies),
    );
  },
  clientOf: async ({ playwright, stateOf }, provide) => {
    const clients: APIRequestContext[] = [];
    await provide(async (account) => {
      const storageState = account ? await stateOf(account) : undefined;
      const client = await playwright.request.newContext({
        baseURL: place.origin,
        storageState,
        maxRedirects: 0,
      });
      clients.push(client);
      return client;
    });
    await Promise.all(clients.map((client) => client.dispose()));
  },
});

/** For `addInitScript`: the first sign of a reader, as soon as the page has been read. */
export function readerIsThere(): void {
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
  addEventListener("awake", () => Object.assign(window, { isAwake: true }));
}

/** Resolves once the page's scripts have taken over. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => "isAwake" in window);
}

export { expect } from "@playwright/test";

/** The field itself, not the button that shows what is in it. */
export function passwordField(page: Page): Locator {
  return page.getByRole("textbox", { name: "Password", exact: true });
}

/** Fills in the sign-in form of the page that is open, and sends it. */
export async function sendSignInForm(
  page: Page,
  account: Account,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel("E-mail").fill(accounts[account]);
  await passwordField(page).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}

/** Opens the account menu and chooses to sign out. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}
