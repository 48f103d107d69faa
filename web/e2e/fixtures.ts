import { test as base, type APIRequestContext, type Locator, type Page } from "@playwright/test";

import { accounts, demoPassword, type Account } from "../../tools/screens.mjs";
import { acceptInvitation, invite } from "./invited";
import { labels } from "./labels";
import { place } from "./place";
import { cookieName, signedInState, type State } from "./sessions";

interface Fixtures {
  /** Signs the page in as a demo account, with the session that all tests of this worker share. */
  signIn: (page: Page, account: Account) => Promise<void>;
  /** Like `signIn`, but with a new session, for tests that end or renew it. */
  signInFreshly: (page: Page, account: Account) => Promise<void>;
  /** Creates an account, an attorney's by default, signs the page in, and returns its email. */
  ownAccount: (page: Page, groups?: readonly string[]) => Promise<{ email: string }>;
  /** Invites a new account, an attorney's by default, and returns its email and the link to set its password. */
  invitation: (groups?: readonly string[]) => Promise<{ email: string; link: string }>;
  /** Creates an HTTP client that is signed in as an account or signed out. It follows no redirects. */
  clientOf: (account: Account | null) => Promise<APIRequestContext>;
}

interface WorkerFixtures {
  /** Returns the cookies of an account, which signs in only once. */
  stateOf: (account: Account) => Promise<State>;
}

/** How long a shared session is used, in milliseconds. It counts as recently confirmed for 10 minutes. */
const freshFor = 8 * 60_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, provide) => {
      browser.on("context", (context) => {
        void context.addInitScript(readerIsThere);
        context.on("page", openAwake);
      });
      await provide(browser);
    },
    { scope: "worker" },
  ],
  stateOf: [
    async ({ playwright }, provide) => {
      const states = new Map<Account, { since: number; state: Promise<State> }>();
      await provide((account) => {
        const known = states.get(account);
        if (known && Date.now() - known.since < freshFor) return known.state;
        const state = signedInState(playwright.request, accounts[account]);
        states.set(account, { since: Date.now(), state });
        return state;
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
      page
        .context()
        .addCookies((await signedInState(playwright.request, accounts[account])).cookies),
    );
  },
  invitation: async ({ playwright, stateOf }, provide) => {
    await provide(async (groups) => invite(playwright.request, await stateOf("admin"), groups));
  },
  ownAccount: async ({ playwright, invitation }, provide) => {
    await provide(async (page, groups) => {
      const { email, link } = await invitation(groups);
      const { cookies } = await acceptInvitation(playwright.request, link);
      await page.context().addCookies(cookies);
      return { email };
    });
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

/** Starts scripts that wait for the first input as soon as the page is parsed. */
function readerIsThere(): void {
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
  addEventListener("awake", () => Object.assign(window, { isAwake: true }));
}

/** Makes opening a page wait for hydration. `late-scripts.spec.ts` tests the time before. */
function openAwake(page: Page): void {
  if (place.slow > 1) void slowDown(page);
  const { goto, reload } = page;
  const awake = () =>
    page.waitForFunction(() => "isAwake" in window || !("__remixContext" in window));
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await awake();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await awake();
    return response;
  };
}

/** Slows down the page's CPU, which reveals a test's assumptions about timing. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: place.slow });
}

export { expect } from "@playwright/test";

/** Returns the password field, not the button that reveals it. */
export function passwordField(page: Page): Locator {
  return page.getByRole("textbox", { name: labels.password, exact: true });
}

/** Fills in and sends the sign-in form of the current page for a demo account. */
export async function sendSignInForm(
  page: Page,
  account: Account,
  password = demoPassword,
): Promise<void> {
  await fillSignIn(page, accounts[account], password);
}

/** Fills in and sends the sign-in form of the current page. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(labels.email).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole("main").getByRole("button", { name: labels.signIn, exact: true }).click();
}

/** Opens the account menu and signs out. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}

/** Ends the page's session as far as this browser knows, which still has signed in before. */
export const leave = (page: Page) => page.context().clearCookies({ name: cookieName });

/** Signs out and resolves once the front page is open. */
export async function signOutTo(page: Page, address = "/"): Promise<void> {
  await signOut(page);
  await page.waitForURL(place.origin + address);
}
