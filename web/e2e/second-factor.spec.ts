import type { BrowserContext, Page } from "@playwright/test";

import { accessible } from "./accessible";
import { expect, fillSignIn, leave, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
import { awaited, linkTo } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";
import { nextCode, enroll } from "./totp";
import { addAuthenticator } from "./virtual-authenticator";

const security = "/attorney/settings/security";
const main = (page: Page) => page.getByRole("main");

async function password(page: Page, email: string, address = "/sign-in"): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, email, goodPassword);
}

const signedIn = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === "peritus");

test("an app is set up and required, and a recovery code replaces it", async ({
  page,
  context,
  ownAccount,
  playwright,
}) => {
  const { email } = await ownAccount(page);
  await page.goto(security);
  const { secret, codes } = await enroll(page);
  await accessible(page, "the recovery codes");
  await leave(page);
  await password(page, email, "/sign-in?next=%2Fattorney%2Fexpert-search-result%3Fq%3Dcrane");
  await expect(page.getByRole("heading", { level: 1, name: texts.codeFromApp })).toBeVisible();
  expect(await signedIn(context)).toBe(false);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: labels.signIn })).toBeVisible();
  await page.goForward();
  await page.reload();
  const code = page.getByRole("textbox", { name: labels.sixDigits });
  await expect(code).toBeFocused();
  await accessible(page, "the second step");
  await code.fill("000000");
  await expect(page.getByRole("alert")).toContainText("You have 4 tries left.");
  await expect(code).toHaveValue("");
  await expect(code).toBeFocused();
  await code.fill(nextCode(secret));
  await expect(page).toHaveURL(`${place.origin}/attorney/expert-search-result?q=crane`);

  await leave(page);
  await password(page, email);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  for (const written of ["000000", (codes[0] ?? "").toLowerCase()]) {
    await page.getByRole("textbox", { name: "Recovery code" }).fill(written);
    await page.getByRole("button", { name: labels.confirm }).click();
    if (written !== "000000") continue;
    await expect(page.getByRole("alert")).toBeVisible();
  }
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await awaited(playwright.request, "a mail about the recovery code", (mails) =>
    mails.find(({ to, text }) => to === email && text.includes("You have 9 of 10 left.")),
  );
  await page.goto(security);
  await page.getByRole("button", { name: labels.turnOff }).click();
  await expect(page.getByText("The authenticator app is off.")).toBeVisible();
});

test("the second step never leads to another site or another area", async ({
  page,
  ownAccount,
  playwright,
}) => {
  const { email } = await ownAccount(page);
  await page.goto(security);
  const { codes } = await enroll(page);
  for (const [at, next] of ["//evil.test", "/admin"].entries()) {
    const visitor = await playwright.request.newContext({ baseURL: place.origin, maxRedirects: 0 });
    const headers = { Origin: place.origin };
    const first = await visitor.post(`/sign-in?${new URLSearchParams({ next })}`, {
      form: { email, password: goodPassword },
      headers,
    });
    const step = new URL(first.headers().location ?? "", place.origin);
    expect([first.status(), step.origin, step.pathname], next).toEqual([
      302,
      place.origin,
      "/sign-in",
    ]);
    const second = await visitor.post(step.href, {
      form: { do: "second-step", recovery_code: codes[at] ?? "" },
      headers,
    });
    expect([second.status(), second.headers().location], next).toEqual([302, "/attorney"]);
    await visitor.dispose();
  }
});

test("an expired second step leads back to the password", async ({ clientOf }) => {
  const visitor = await clientOf(null);
  const page = await visitor.get("/sign-in?step=code&next=%2Fattorney%2Flists");
  const html = await page.text();
  for (const words of [
    "Verification timed out or failed too many times.",
    "Sign in to continue to your page.",
    'name="password"',
  ])
    expect(html).toContain(words);
});

test("a passkey is added, signs in alone and as the second step, sets a new password, and confirms its removal", async ({
  page,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await addAuthenticator(page);
  await page.goto(security);
  await page.getByRole("textbox", { name: labels.passkeyName }).fill("Laptop, office");
  await page.getByRole("button", { name: labels.addPasskey }).click();
  await expect(
    page.getByRole("list", { name: labels.recoveryCodes }).getByRole("listitem"),
  ).toHaveCount(10);
  await expect(page.getByText("Laptop, office")).toBeVisible();

  await leave(page);
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);

  await leave(page);
  await password(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Use your passkey" })).toBeVisible();
  await accessible(page, "a passkey as the second step");
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);

  await leave(page);
  await page.goto("/password-recovery");
  await page.getByLabel(labels.email).fill(email);
  await page.getByRole("button", { name: labels.sendLink }).click();
  await expect(page.getByRole("heading", { name: texts.mailSent })).toBeVisible();
  await page.goto(await linkTo(playwright.request, email, "/set-password", 2));
  const withPasskey = page.getByRole("button", { name: "Set the password with your passkey" });
  await accessible(page, "a new password with a passkey");
  await page.getByRole("textbox", { name: /^New password/ }).fill(`${goodPassword} again`);
  // Declining the passkey sets no password and keeps the input.
  await page.evaluate(() => {
    const real = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = () => {
      navigator.credentials.get = real;
      return Promise.reject(new DOMException("The person would not", "NotAllowedError"));
    };
  });
  await withPasskey.click();
  await expect(
    page.getByText("We didn't receive a passkey. Try again or use another method."),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^New password/ })).toHaveValue(
    `${goodPassword} again`,
  );
  await withPasskey.click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await expect(page.getByText("Your password is set.")).toBeVisible();

  await page.goto(security);
  await page.getByRole("button", { name: "Rename Laptop, office" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Desk");
  await page.getByRole("button", { name: "Save name" }).click();
  await makeOlder({ table: "sessions", seconds: 11 * 60, email });
  await page.getByRole("button", { name: "Remove Desk" }).click();
  await page
    .getByRole("dialog", { name: texts.confirmIdentity })
    .getByRole("button", { name: "Use a passkey" })
    .click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
});

test("without script, the second step works with a code and with a recovery code", async ({
  browser,
  ownAccount,
}) => {
  const context = await browser.newContext({ baseURL: place.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const { email } = await ownAccount(page);
  await page.goto(security);
  const { secret, codes } = await enroll(page, { script: false });
  await context.clearCookies();
  await password(page, email);
  await page.getByRole("textbox", { name: labels.sixDigits }).fill(nextCode(secret));
  await page.getByRole("button", { name: labels.confirm }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await context.clearCookies();
  await password(page, email);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[1] ?? "");
  await page.getByRole("button", { name: labels.confirm }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await page.goto(security);
  await main(page).getByRole("button", { name: labels.turnOff }).click();
  await expect(main(page).getByRole("button", { name: labels.setUpApp })).toBeVisible();
  await context.close();
});
