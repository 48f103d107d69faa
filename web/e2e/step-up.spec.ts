import type { Locator, Page } from "@playwright/test";

import { accessible } from "./accessible";
import { expect, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
import { place } from "./place";
import { makeOlder } from "./programs";
import { nextCode, enroll } from "./totp";

const security = "/attorney/settings/security";
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: texts.confirmIdentity });

const password = (page: Page): Locator =>
  dialog(page).getByRole("textbox", { name: /^Your password/ });

/** Makes a session's last confirmation expire. */
const stale = (email: string) => makeOlder({ table: "sessions", seconds: 11 * 60, email });

test("the dialog names a wrong password, closes without losing anything, and completes the request after the right one", async ({
  page,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.goto(security);
  await page.getByRole("textbox", { name: labels.passkeyName }).fill("Laptop, office");
  await page.getByRole("textbox", { name: labels.newPassword }).fill("half a sentence");
  await stale(email);
  await page.getByRole("button", { name: labels.setUpApp }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(password(page)).toBeFocused();
  await accessible(page, "the dialog");
  await password(page).fill("not my password");
  await dialog(page).getByRole("button", { name: labels.confirm, exact: true }).click();
  await expect(dialog(page).getByText(texts.notYourPassword)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: labels.setUpApp })).toBeVisible();
  await expect(page.getByRole("textbox", { name: labels.passkeyName })).toHaveValue(
    "Laptop, office",
  );
  await expect(page.getByRole("textbox", { name: labels.newPassword })).toHaveValue(
    "half a sentence",
  );

  await page.getByRole("button", { name: labels.setUpApp }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: labels.setUpApp }).click();
  await password(page).fill(goodPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expect(page).toHaveURL(place.origin + security);
});

test("a code from the app confirms too, and a wrong one signs nobody out", async ({
  page,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.goto(security);
  const { secret, codes } = await enroll(page);
  await stale(email);
  await page.getByText("Make new codes…").click();
  await expect(page.getByText("Your 10 remaining codes stop working right away.")).toBeVisible();
  await page.getByRole("button", { name: "Replace codes" }).click();
  await dialog(page).getByRole("button", { name: "Use a code" }).click();
  const field = dialog(page).getByRole("textbox", { name: texts.codeFromApp });
  await expect(field).toBeFocused();
  await field.fill("000000");
  await expect(dialog(page).getByText("That code isn't right")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await dialog(page).getByRole("button", { name: "Use the password" }).click();
  await password(page).fill(goodPassword);
  await dialog(page).getByRole("button", { name: labels.confirm, exact: true }).click();
  const list = page.getByRole("list", { name: labels.recoveryCodes }).getByRole("listitem");
  await expect(list.first()).not.toHaveText(codes[0] ?? "");
  await expect(list).toHaveCount(10);

  await stale(email);
  await page.getByRole("button", { name: labels.turnOff }).click();
  await dialog(page).getByRole("button", { name: "Use a code" }).click();
  await field.fill(nextCode(secret));
  await expect(page.getByText("The authenticator app is off.")).toBeVisible();
});

test("opened by its address, the page confirms and continues to the requested page, but never to another site", async ({
  page,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await stale(email);
  const client = await playwright.request.newContext({
    baseURL: place.origin,
    storageState: await page.context().storageState(),
    maxRedirects: 0,
  });
  const wanted = "/attorney/settings/data?from=mail";
  const opened = await client.get(`/step-up?${new URLSearchParams({ next: wanted })}`);
  const html = await opened.text();
  const fields = [...html.matchAll(/name="(step-up\.(?:to|back))" value="([^"]*)"/g)];
  const confirm = (password: string) =>
    client.post("/step-up", {
      form: {
        ...Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])),
        "step-up.password": password,
      },
      headers: { Origin: place.origin },
    });
  const refused = await confirm("not my password");
  expect((await refused.text()).replaceAll("&#x27;", "'")).toContain(texts.notYourPassword);
  const confirmed = await confirm(goodPassword);
  expect([confirmed.status(), confirmed.headers().location]).toEqual([302, wanted]);
  for (const next of ["//evil.test", "/\\evil.test"]) {
    const opened = await client.get(`/step-up?${new URLSearchParams({ next })}`);
    expect((await opened.text()).includes("evil.test"), next).toBe(false);
    for (const form of [
      { "step-up.back": next } as Record<string, string>,
      { "step-up.to": next },
      { "step-up.to": next, "step-up.back": next },
    ]) {
      const answer = await client.post("/step-up", {
        form: { "step-up.password": goodPassword, ...form },
        headers: { Origin: place.origin },
      });
      expect([answer.status(), answer.headers().location], `${JSON.stringify(form)}`).toEqual([
        302,
        "/attorney",
      ]);
    }
  }
  await client.dispose();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a separate page asks, shows errors, and sends the original form", async ({
    page,
    ownAccount,
  }) => {
    const { email } = await ownAccount(page);
    await page.goto(security);
    await stale(email);
    await page.getByRole("button", { name: labels.setUpApp }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: texts.confirmIdentity }),
    ).toBeVisible();
    await page.getByRole("textbox", { name: /^Your password/ }).fill("not my password");
    await page.getByRole("button", { name: labels.confirmAndContinue }).click();
    await expect(page.getByRole("alert")).toContainText(texts.notYourPassword);
    await page.getByRole("textbox", { name: /^Your password/ }).fill(goodPassword);
    await page.getByRole("button", { name: labels.confirmAndContinue }).click();
    await expect(page).toHaveURL(place.origin + security);
    await expect(
      page.getByRole("img", { name: "QR code for your authenticator app" }),
    ).toBeVisible();
  });
});
