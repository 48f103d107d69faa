import type { BrowserContext, Page } from "@playwright/test";

import { accounts, demoPassword } from "../../tools/screens.mjs";
import { accessible } from "./accessible";
import { expect, passwordField, sendSignInForm, signOut, test } from "./fixtures";
import { goodPassword, invite } from "./invited";
import { linkTo } from "./mails";
import { place } from "./place";
import { accessTokenOf } from "./sessions";
import { codeOf, enrol } from "./totp";
import { addAuthenticator } from "./virtual-authenticator";

const security = "/attorney/settings/security";
const main = (page: Page) => page.getByRole("main");

async function password(page: Page, address = "/sign-in"): Promise<void> {
  await page.goto(address);
  await sendSignInForm(page, "attorney");
}

async function turnOff(page: Page): Promise<void> {
  await page.goto(security);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("The authenticator app is off.")).toBeVisible();
}

/** Signs out and waits until it is done. */
async function leave(page: Page): Promise<void> {
  await signOut(page);
  await expect(page).toHaveURL(`${place.origin}/`);
}

const signedIn = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === "peritus");

// The demo's account stays as it was, also where a test fails half-way.
test.afterEach(async ({ request }) => {
  const token = await accessTokenOf(request, "admin");
  const headers = { Authorization: `Bearer ${token}` };
  const found = (await (
    await request.get(`${place.bff}/api/admin/users?q=${accounts.attorney}`, { headers })
  ).json()) as { results: { id: string; email: string }[] };
  const id = found.results.find(({ email }) => email === accounts.attorney)?.id;
  const answer = await request.post(`${place.bff}/api/admin/users/${id}/reset-factor`, {
    headers,
    data: { reason: "The end of a test" },
  });
  expect([200, 422]).toContain(answer.status());
});

test("an app is set up, asked for, and a recovery code stands in for it", async ({
  page,
  context,
}) => {
  await password(page, "/sign-in?next=%2Fattorney%2Fsettings%2Fsecurity");
  await expect(page).toHaveURL(place.origin + security);
  const { secret, codes } = await enrol(page);
  await accessible(page);
  try {
    await leave(page);
    await password(page, "/sign-in?next=%2Fattorney%2Fexpert-search-result%3Fq%3Dcrane");
    await expect(page.getByRole("heading", { level: 1, name: "Code from your app" })).toBeVisible();
    expect(await signedIn(context)).toBe(false);
    await accessible(page);
    await page.reload();
    await page.getByRole("textbox", { name: "Six digits" }).fill("000000");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("alert")).toContainText("4 tries are left.");
    await page.getByRole("textbox", { name: "Six digits" }).fill(codeOf(secret));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page).toHaveURL(`${place.origin}/attorney/expert-search-result?q=crane`);

    await leave(page);
    await password(page);
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await page.getByRole("textbox", { name: "Recovery code" }).fill((codes[0] ?? "").toLowerCase());
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  } finally {
    if (!(await signedIn(context))) {
      await password(page);
      await page.getByRole("link", { name: "Use a recovery code" }).click();
      await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[9] ?? "");
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page).toHaveURL(`${place.origin}/attorney`);
    }
    await turnOff(page);
  }
  await page.goto("/dev/mail");
  await expect(
    page.getByRole("article").filter({ hasText: "9 of 10 are left." }).first(),
  ).toBeVisible();
});

test("five wrong codes end the step; back, another tab and hostile addresses lead nowhere else", async ({
  page,
  context,
  playwright,
}) => {
  await password(page, "/sign-in?next=%2Fattorney%2Fsettings%2Fsecurity");
  const { codes } = await enrol(page);
  await leave(page);
  await password(page);
  await expect(page.getByRole("heading", { level: 1, name: "Code from your app" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { level: 1, name: "Code from your app" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.goForward();
  for (let tries = 4; tries > 0; tries--) {
    await page.getByRole("textbox", { name: "Six digits" }).fill("000000");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("alert")).toContainText(
      tries === 1 ? "One try is left." : `${tries} tries are left.`,
    );
  }
  await page.getByRole("textbox", { name: "Six digits" }).fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("The second step took too long or failed too often.")).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  await other.getByRole("textbox", { name: "Six digits" }).fill("000000");
  await other.getByRole("button", { name: "Confirm" }).click();
  await expect(other.getByText("The second step took too long or failed too often.")).toBeVisible();

  const hostile = [
    "//evil.test",
    "/\\evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "/\t/evil.test",
    "/attorney/..//evil.test",
    "/sign-in?next=//evil.test",
    "/admin",
  ];
  for (const [index, next] of hostile.entries()) {
    const visitor = await playwright.request.newContext({ baseURL: place.origin, maxRedirects: 0 });
    const headers = { Origin: place.origin };
    const first = await visitor.post(`/sign-in?${new URLSearchParams({ next })}`, {
      form: { email: accounts.attorney, password: demoPassword },
      headers,
    });
    const step = first.headers().location ?? "";
    expect(
      [first.status(), new URL(step, place.origin).origin, new URL(step, place.origin).pathname],
      next,
    ).toEqual([302, place.origin, "/sign-in"]);
    const second = await visitor.post(step, {
      form: { do: "second-step", recovery_code: codes[index] ?? "" },
      headers,
    });
    expect([second.status(), second.headers().location], next).toEqual([302, "/attorney"]);
    await visitor.dispose();
  }

  await password(page);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[9] ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await turnOff(page);
  await page.goto("/dev/mail");
  await expect(
    page.getByRole("article").filter({ hasText: "Somebody knows your Peritus password" }).first(),
  ).toBeVisible();
});

test("a second step that is gone leads back to the password", async ({ page }) => {
  await page.goto("/sign-in?step=code&next=%2Fattorney%2Flists");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page.getByText("The second step took too long or failed too often.")).toBeVisible();
  await expect(page.getByText("Then we take you back to the page you wanted.")).toBeVisible();
});

test("a passkey is added, signs in alone and as the second step, and is removed", async ({
  page,
}) => {
  await addAuthenticator(page);
  await password(page, "/sign-in?next=%2Fattorney%2Fsettings%2Fsecurity");
  await page.getByRole("textbox", { name: "Name of a new passkey" }).fill("Laptop, office");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(
    page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem"),
  ).toHaveCount(10);
  await expect(page.getByText("Laptop, office")).toBeVisible();

  await leave(page);
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);

  await leave(page);
  await password(page);
  await expect(page.getByRole("heading", { level: 1, name: "Use your passkey" })).toBeVisible();
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);

  await page.goto(security);
  await page.getByRole("button", { name: "Rename Laptop, office" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Desk");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByRole("button", { name: "Remove Desk" }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
});

test("a new password is set with a passkey as the second factor", async ({
  page,
  context,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await page.goto(link);
  await page.getByRole("textbox", { name: /^Password/ }).fill(goodPassword);
  await page.getByRole("button", { name: "Set the password and sign in" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(security);
  await page.getByRole("textbox", { name: "Name of a new passkey" }).fill("Laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(
    page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem"),
  ).toHaveCount(10);
  await leave(page);

  await page.goto("/password-recovery");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  await page.goto(await linkTo(playwright.request, email, "/set-password", 2));
  const withPasskey = page.getByRole("button", { name: "Set the password with your passkey" });
  await accessible(page);
  await page.getByRole("textbox", { name: /^New password/ }).fill("short");
  await withPasskey.click();
  await expect(page.getByRole("alert")).toContainText("Use at least 12 characters.");
  await page.getByRole("textbox", { name: /^New password/ }).fill(`${goodPassword} again`);
  // A passkey that the person does not give sets nothing, and loses nothing.
  await page.evaluate(() => {
    const real = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = () => {
      navigator.credentials.get = real;
      return Promise.reject(new DOMException("The person would not", "NotAllowedError"));
    };
  });
  await withPasskey.click();
  await expect(
    page.getByText("No passkey was given. Try again, or use another way."),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^New password/ })).toHaveValue(
    `${goodPassword} again`,
  );
  await withPasskey.click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await expect(page.getByText("Your password is set.")).toBeVisible();
});

test("without script the second step works by code and by recovery code", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: place.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await password(page, "/sign-in?next=%2Fattorney%2Fsettings%2Fsecurity");
  const { secret, codes } = await enrol(page);
  await context.clearCookies();
  await password(page);
  await page.getByRole("textbox", { name: "Six digits" }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await context.clearCookies();
  await password(page);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[1] ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await page.goto(security);
  await main(page).getByRole("button", { name: "Turn off" }).click();
  await expect(main(page).getByRole("button", { name: "Set up an app" })).toBeVisible();
  await context.close();
});
