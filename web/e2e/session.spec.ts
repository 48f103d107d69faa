import { accounts, demoPassword, type Account } from "../../tools/screens.mjs";
import { expect, passwordField, sendSignInForm, signOut, test } from "./fixtures";
import { hostilePaths } from "./hostile-paths";
import { place } from "./place";
import { cookieName, readSession, signedInState, withExpiredAccess } from "./sessions";

const dashboards: Record<Account, string> = {
  attorney: "/attorney",
  expert: "/experts/my-profile",
  admin: "/admin",
  researcher: "/admin",
};

for (const account of Object.keys(dashboards) as Account[]) {
  test(`signing in leads the ${account} to the dashboard`, async ({ page }) => {
    await page.goto("/sign-in");
    await sendSignInForm(page, account);
    await expect(page).toHaveURL(place.origin + dashboards[account]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a wrong password is said in a summary that takes the focus, and keeps the e-mail", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await sendSignInForm(page, "attorney", "not the password");
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("We couldn't sign you in");
  await expect(summary).toContainText("That email and password don't match.");
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveValue(accounts.attorney);
  await expect(passwordField(page)).toHaveValue("");
  await summary.getByRole("link", { name: "Enter your password again." }).press("Enter");
  await expect(passwordField(page)).toBeFocused();
});

test("the browser remembers who is signed in and never a token", async ({ page, context }) => {
  await page.goto("/sign-in");
  await sendSignInForm(page, "attorney");
  await expect(page).toHaveURL(/\/attorney$/);

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
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
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
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
});

test("two tabs that refresh at once stay signed in", async ({ page, context, signInFreshly }) => {
  await signInFreshly(page, "attorney");
  const due = withExpiredAccess(await context.cookies());
  await context.addCookies(due);
  const other = await context.newPage();
  const answers = await Promise.all([page.goto("/attorney"), other.goto("/attorney")]);
  for (const answer of answers)
    expect([answer?.status(), new URL(answer?.url() ?? "").pathname]).toEqual([200, "/attorney"]);
  expect(readSession(await context.cookies()).accessExpiresAt).toBeGreaterThan(
    Date.now() + 6 * 86_400_000,
  );
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab).toHaveURL(/\/attorney$/);
    await expect(tab.getByRole("button", { name: /^Account: / })).toBeVisible();
  }
});

test("whichever of several renewals at once a browser keeps, the session stands", async ({
  playwright,
}) => {
  const state = await signedInState(playwright.request, "attorney");
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

test("a revoked session leads to the sign-in, which says why", async ({
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
  await expect(
    page.getByText("Your session has ended. Please log in again.").first(),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect((await context.cookies()).some((cookie) => cookie.name === cookieName)).toBe(false);
});

test("the sign-in returns to the page that was wanted", async ({ page }) => {
  await page.goto("/experts/my-profile?from=mail");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect(page.getByText("Then we take you back to the page you wanted.")).toBeVisible();
  await sendSignInForm(page, "expert");
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile?from=mail`);
});

test("the sign-in returns to no other site, and to no page of another group, by a page and by data", async ({
  playwright,
}) => {
  test.slow();
  for (const next of [...hostilePaths, "/attorney", "/admin/users", "/no/such/page"]) {
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

test("the choices of one's data lead to no other site either", async ({ page, signInFreshly }) => {
  await signInFreshly(page, "attorney");
  for (const from of hostilePaths) {
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

test("whichever of a sign-out and a renewal arrives first, nobody is signed in afterwards", async ({
  playwright,
}) => {
  for (let round = 0; round < 6; round++) {
    const state = await signedInState(playwright.request, "attorney");
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
    if (round < 2) await renew().then(leave);
    else if (round < 4) await leave().then(renew);
    else await Promise.all(round % 2 === 0 ? [renew(), leave()] : [leave(), renew()]);
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
