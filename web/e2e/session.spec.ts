import type { Page } from "@playwright/test";

import { accounts, demoPassword, type Account } from "../../tools/screens.mjs";
import { expect, passwordField, sendSignInForm, signOut, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels } from "./labels";
import { place } from "./place";
import { cookieName, readSession, signedInState, withExpiredAccess } from "./sessions";

const dashboards: Record<Account, string> = {
  attorney: "/attorney",
  expert: "/experts/my-profile",
  admin: "/admin",
  researcher: "/admin",
};

test("signing in leads each account to its dashboard", async ({ playwright }) => {
  for (const account of Object.keys(dashboards) as Account[]) {
    const client = await playwright.request.newContext({ baseURL: place.origin, maxRedirects: 0 });
    const response = await client.post("/sign-in", {
      form: { email: accounts[account], password: demoPassword },
      headers: { Origin: place.origin },
    });
    expect([response.status(), response.headers().location], account).toEqual([
      302,
      dashboards[account],
    ]);
    expect((await client.get(dashboards[account])).status(), account).toBe(200);
    await client.dispose();
  }
});

test("a wrong password shows a focused summary and keeps the email", async ({ page }) => {
  await page.goto("/sign-in");
  await sendSignInForm(page, "attorney", "not the password");
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("We couldn't sign you in");
  await expect(summary).toContainText("That email and password don't match.");
  await expect(summary).toBeFocused();
  await expect(page.getByLabel(labels.email)).toHaveValue(accounts.attorney);
  await expect(passwordField(page)).toHaveValue("");
  await summary.getByRole("link", { name: "Enter your password again." }).press("Enter");
  await expect(passwordField(page)).toBeFocused();
});

test("strangers who guess don't lock the owner out of a browser that has signed in", async ({
  page,
  playwright,
  ownAccount,
  clientOf,
}) => {
  const { email } = await ownAccount(page);
  const owner = await playwright.request.newContext({
    baseURL: place.origin,
    maxRedirects: 0,
    storageState: await page.context().storageState(),
  });
  const headers = { Origin: place.origin };
  expect((await owner.post("/sign-out", { headers })).status()).toBe(302);
  const stranger = await clientOf(null); // in the owner's network
  const guess = () =>
    stranger.post("/sign-in", { form: { email, password: "a wrong passphrase" }, headers });
  // The waits double, so a slow machine can't spread twelve guesses far enough.
  const guesses = await Promise.all(Array.from({ length: 12 }, guess));
  const answers = await Promise.all(guesses.map((one) => one.text()));
  expect(answers.some((text) => text.includes("Too many attempts"))).toBe(true);

  const back = await owner.post("/sign-in", { form: { email, password: goodPassword }, headers });
  expect([back.status(), back.headers().location]).toEqual([302, "/attorney"]);
  await owner.dispose();
});

// All that stays after a session: when it ended, for tabs that were loading.
const endKey = "peritus.session-ended";
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test("signing in returns to the requested page, and the browser stores who is signed in, but no token", async ({
  page,
  context,
}) => {
  await page.goto("/attorney?from=mail");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect(page.getByText("Sign in to continue to your page.")).toBeVisible();
  await sendSignInForm(page, "attorney");
  await expect(page).toHaveURL(`${place.origin}/attorney?from=mail`);

  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  const stored = await page.evaluate(() => Object.values(localStorage) as string[]);
  const record = JSON.parse(stored[0] ?? "null") as Record<string, unknown>;
  expect(Object.keys(record).sort()).toEqual([
    "accessTokenExpiry",
    "dashboardRoute",
    "email",
    "groups",
    "layouts",
    "refreshTokenExpiry",
    "userName",
  ]);
  expect(record).toMatchObject({
    groups: ["Attorney"],
    dashboardRoute: "/attorney",
    email: accounts.attorney,
    layouts: { "/attorney": "attorney" },
  });
  const day = 86_400_000;
  expect(Math.round((Number(record.accessTokenExpiry) - Date.now()) / day)).toBe(7);
  expect(Math.round((Number(record.refreshTokenExpiry) - Date.now()) / day)).toBe(30);

  const cookies = await context.cookies();
  const { access, refresh } = readSession(cookies);
  expect(cookies.find((cookie) => cookie.name === cookieName)).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
  });
  const readable = await page.evaluate(() =>
    [
      document.cookie,
      document.documentElement.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join("\n"),
  );
  for (const secret of [
    access,
    refresh,
    cookies.find((cookie) => cookie.name === cookieName)?.value ?? "",
  ])
    expect(readable).not.toContain(secret);

  await signOut(page);
  await expect(page).toHaveURL(`${place.origin}/`);
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual([endKey]);
  expect((await context.cookies()).some((cookie) => cookie.name === cookieName)).toBe(false);
});

test("signing out in one tab signs out the other", async ({ page, context, signInFreshly }) => {
  await signInFreshly(page, "expert");
  const other = await context.newPage();
  await other.goto("/experts/my-profile");
  await page.goto("/experts/my-profile");
  for (const tab of [page, other])
    await expect.poll(() => tab.evaluate(() => localStorage.length)).toBe(1);
  await signOut(page);
  await expect(other).toHaveURL(/\/sign-in/);
  expect(await storedKeys(other)).toEqual([endKey]);
});

test("concurrent renewals keep the session, whichever response the browser keeps", async ({
  playwright,
}) => {
  const state = await signedInState(playwright.request, accounts.attorney);
  const due = { ...state, cookies: withExpiredAccess(state.cookies) };
  const tabs = await Promise.all(
    Array.from({ length: 4 }, () =>
      playwright.request.newContext({ baseURL: place.origin, storageState: due, maxRedirects: 0 }),
    ),
  );
  for (const round of await Promise.all(tabs.map((tab) => tab.get("/attorney"))))
    expect(round.status()).toBe(200);
  const sessions = await Promise.all(
    tabs.map(async (tab) => readSession((await tab.storageState()).cookies)),
  );
  expect(new Set(sessions.map((session) => session.refresh)).size).toBe(1);
  for (const tab of tabs) expect((await tab.get("/attorney")).status()).toBe(200);
  await Promise.all(tabs.map((tab) => tab.dispose()));
});

test("a revoked session leads to the sign-in page, which says why", async ({
  page,
  context,
  request,
  signInFreshly,
}) => {
  await signInFreshly(page, "attorney");
  await page.goto("/attorney");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  const { access, refresh } = readSession(await context.cookies());
  const revoked = await request.post(`${place.bff}/api/sign-out`, {
    data: { refresh },
    headers: { Authorization: `Bearer ${access}` },
  });
  expect(revoked.status()).toBe(200);

  await page.goto("/attorney/expert-search-result?q=crane");
  const url = new URL(page.url());
  expect([
    url.pathname,
    url.searchParams.get("tokenExpired"),
    url.searchParams.get("next"),
  ]).toEqual(["/sign-in", "true", "/attorney/expert-search-result?q=crane"]);
  await expect(page.getByText("Your session expired. Please sign in again.").first()).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual([endKey]);
  expect((await context.cookies()).some((cookie) => cookie.name === cookieName)).toBe(false);
});

test("signing in never leads to another site or to another group's page", async ({
  playwright,
}) => {
  // `own-path.test.ts` and, in Go, `TestReturnPath_…` test all hostile paths.
  for (const next of ["//evil.test", "/\\evil.test", "/admin/users"]) {
    const visitor = await playwright.request.newContext({ baseURL: place.origin, maxRedirects: 0 });
    const sent = {
      form: { email: accounts.expert, password: demoPassword },
      headers: { Origin: place.origin },
    };
    const page = await visitor.post(`/sign-in?${new URLSearchParams({ next })}`, sent);
    expect([page.status(), page.headers().location], next).toEqual([302, "/experts/my-profile"]);
    await visitor.dispose();
    const script = await playwright.request.newContext({ baseURL: place.origin, maxRedirects: 0 });
    const data = await script.post(`/sign-in.data?${new URLSearchParams({ next })}`, sent);
    const text = await data.text();
    expect(
      [data.status(), text.includes('"/experts/my-profile"'), text.includes("evil.test")],
      next,
    ).toEqual([202, true, false]);
    await script.dispose();
  }
});

test("the data settings never lead to another site", async ({ page, signInFreshly }) => {
  await signInFreshly(page, "attorney");
  for (const from of ["//evil.test", "/\\evil.test", "https://evil.test/"]) {
    const answer = await page.context().request.post("/attorney/settings/data", {
      form: { do: "agree", "version-terms": "2026-11-01", from },
      headers: { Origin: place.origin },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers().location], from).toEqual([
      302,
      "/attorney/settings/data",
    ]);
  }
});

test("signing out wins over a renewal, whichever arrives first", async ({ playwright }) => {
  for (let round = 0; round < 3; round++) {
    const state = await signedInState(playwright.request, accounts.attorney);
    const due = { ...state, cookies: withExpiredAccess(state.cookies) };
    const [renewing, leaving] = await Promise.all(
      [0, 1].map(() =>
        playwright.request.newContext({
          baseURL: place.origin,
          storageState: due,
          maxRedirects: 0,
        }),
      ),
    );
    if (!renewing || !leaving) throw new Error("no clients");
    const renew = () => renewing.get("/attorney");
    const leave = () => leaving.post("/sign-out", { headers: { Origin: place.origin } });
    if (round === 0) await renew().then(leave);
    else if (round === 1) await leave().then(renew);
    else await Promise.all([renew(), leave()]);
    for (const client of [renewing, leaving]) {
      const answer = await client.get("/attorney");
      expect([answer.status(), answer.headers().location?.split("?")[0]], `round ${round}`).toEqual(
        [302, "/sign-in"],
      );
      expect((await client.storageState()).cookies.map(({ name }) => name)).not.toContain(
        cookieName,
      );
      await client.dispose();
    }
    const refused = await playwright.request.newContext();
    expect(
      (
        await refused.post(`${place.bff}/api/token/refresh/`, {
          data: { refresh: readSession(state.cookies).refresh },
        })
      ).status(),
    ).toBe(401);
    await refused.dispose();
  }
});
