import type { Locator, Page } from "@playwright/test";

import { takeUp } from "./account-forms";
import { accessible } from "./accessible";
import { expect, test } from "./fixtures";
import { hostilePaths } from "./hostile-paths";
import { goodPassword, invite } from "./invited";
import { place } from "./place";
import { makeOlder } from "./programs";
import { codeOf, enrol } from "./totp";
import { addAuthenticator } from "./virtual-authenticator";

const security = "/attorney/settings/security";
const dialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Confirm that it is you" });

const password = (page: Page): Locator =>
  dialog(page).getByRole("textbox", { name: /^Your password/ });

/** Lets a session's last proof of who it is be too long ago. */
const stale = (email: string) => makeOlder({ table: "sessions", seconds: 11 * 60, email });

test("the dialog says that a password is wrong, is closed without loss, and what was asked for is done once it is right", async ({
  page,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.goto(security);
  await page.getByRole("textbox", { name: "Name of a new passkey" }).fill("Laptop, office");
  await page.getByRole("textbox", { name: "New password" }).fill("half a sentence");
  await stale(email);
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(password(page)).toBeFocused();
  await accessible(page, "the dialog");
  await password(page).fill("not my password");
  await dialog(page).getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog(page).getByText("That is not your password.")).toBeVisible();
  await accessible(page, "the dialog with what was wrong");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Set up an app" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name of a new passkey" })).toHaveValue(
    "Laptop, office",
  );
  await expect(page.getByRole("textbox", { name: "New password" })).toHaveValue("half a sentence");

  await page.getByRole("button", { name: "Set up an app" }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Set up an app" }).click();
  await password(page).fill(goodPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expect(page).toHaveURL(place.origin + security);
});

test("a code of the app confirms as well, and five wrong ones sign nobody out", async ({
  page,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.goto(security);
  const { secret } = await enrol(page);
  await stale(email);
  await page.getByRole("button", { name: "Make new codes" }).click();
  await dialog(page).getByRole("button", { name: "Use a code" }).click();
  const field = dialog(page).getByRole("textbox", { name: "Code from your app" });
  for (let tries = 0; tries < 5; tries++) {
    await field.fill("000000");
    await dialog(page).getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(dialog(page).getByText(/That is not the code|Too many tries/)).toBeVisible();
    await expect(field).toHaveValue("");
  }
  await dialog(page).getByRole("button", { name: "Use the password" }).click();
  await password(page).fill(goodPassword);
  await dialog(page).getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(
    page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem"),
  ).toHaveCount(10);
  await accessible(page, "the recovery codes");

  await makeOlder({ table: "sign_in_failures", seconds: 16 * 60 });
  await stale(email);
  await page.getByRole("button", { name: "Turn off" }).click();
  await dialog(page).getByRole("button", { name: "Use a code" }).click();
  await field.fill(codeOf(secret));
  await dialog(page).getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("The authenticator app is off.")).toBeVisible();
});

test("a passkey confirms as well", async ({ page, playwright }) => {
  const { email, link } = await invite(playwright.request);
  await addAuthenticator(page);
  await takeUp(page, link);
  await page.goto(security);
  await page.getByRole("textbox", { name: "Name of a new passkey" }).fill("Desk");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(
    page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem"),
  ).toHaveCount(10);
  await stale(email);
  await page.getByRole("button", { name: "Remove Desk" }).click();
  await dialog(page).getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
});

test("the deletion of an account is confirmed on the spot, and not done where nobody confirms", async ({
  page,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await page.goto("/attorney/settings/data");
  await stale(email);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await password(page).fill(goodPassword);
  await dialog(page).getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Your account will be deleted", { exact: true })).toBeVisible();
});

test("opened by its address the page confirms and goes on to where it was wanted", async ({
  page,
  playwright,
}) => {
  const { email, link } = await invite(playwright.request);
  await takeUp(page, link);
  await stale(email);
  await page.goto(`/step-up?next=${encodeURIComponent("/attorney/settings/data?from=mail")}`);
  await page.getByRole("textbox", { name: /^Your password/ }).fill("not my password");
  await page.getByRole("button", { name: "Confirm and go on" }).click();
  await expect(page.getByRole("alert")).toContainText("That is not your password.");
  await accessible(page, "the page with what was wrong");
  await page.getByRole("textbox", { name: /^Your password/ }).fill(goodPassword);
  await page.getByRole("button", { name: "Confirm and go on" }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney/settings/data?from=mail`);
});

test("the page leads to no other site, wherever it is told to go on to", async ({
  page,
  playwright,
}) => {
  const { link } = await invite(playwright.request);
  await takeUp(page, link);
  const client = await playwright.request.newContext({
    baseURL: place.origin,
    storageState: await page.context().storageState(),
    maxRedirects: 0,
  });
  for (const next of hostilePaths) {
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

test("whoever is not signed in is led to the sign-in", async ({ clientOf }) => {
  const answer = await (await clientOf(null)).get("/step-up?next=%2Fattorney");
  expect([answer.status(), answer.headers().location]).toEqual([
    302,
    "/sign-in?next=%2Fstep-up%3Fnext%3D%252Fattorney",
  ]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a page of its own asks, says what is wrong, and sends on what was wanted with all that was typed", async ({
    page,
    playwright,
  }) => {
    const { email, link } = await invite(playwright.request);
    await takeUp(page, link);
    await page.goto(security);
    await stale(email);
    await page.getByRole("button", { name: "Set up an app" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Confirm that it is you" }),
    ).toBeVisible();
    await page.getByRole("textbox", { name: /^Your password/ }).fill("not my password");
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    await expect(page.getByRole("alert")).toContainText("That is not your password.");
    await page.getByRole("textbox", { name: /^Your password/ }).fill(goodPassword);
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    await expect(page).toHaveURL(place.origin + security);
    await expect(
      page.getByRole("img", { name: "QR code for your authenticator app" }),
    ).toBeVisible();
  });
});
