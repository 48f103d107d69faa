import type { Page } from "@playwright/test";

import { newPassword, setIt } from "./account-forms";
import { accessible } from "./accessible";
import { expect, signOut, test } from "./fixtures";
import { goodPassword, invite } from "./invited";
import { place } from "./place";
import { startProgram, stopProgram } from "./programs";
import { codeOf, enrol } from "./totp";

const setUp = `${place.origin}/admin/settings/security`;

async function restart(settings: Record<string, string> = {}): Promise<void> {
  await stopProgram("bff");
  await startProgram("bff", settings);
}

async function signIn(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ next })}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(goodPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

test.describe("where staff must have a second factor", () => {
  const invited: { email: string; link: string }[] = [];
  test.beforeAll(async ({ playwright }) => {
    for (const group of ["Researcher", "Admin"])
      invited.push(await invite(playwright.request, [group]));
    await restart({ STAFF_SECOND_FACTOR: "required" });
  });
  test.afterAll(() => restart());

  test("staff reach nothing but its set-up, then their dashboard, and are asked for it at the next sign-in", async ({
    page,
    context,
    playwright,
  }) => {
    const { email, link } = invited[0] ?? { email: "", link: "" };
    await page.goto(link);
    await newPassword(page).fill(goodPassword);
    await setIt(page).click();
    await expect(page).toHaveURL(setUp);
    await expect(page.getByText("Set up two-step sign-in to go on")).toBeVisible();
    await accessible(page, "staff who must enrol");
    for (const path of [
      "/admin",
      "/admin/claims",
      "/admin/requests",
      "/attorney",
      "/admin/settings/data",
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(setUp);
    }
    const client = await playwright.request.newContext({
      baseURL: place.origin,
      storageState: await context.storageState(),
      maxRedirects: 0,
    });
    for (const path of ["/api/admin/claims", "/api/experts", "/api/admin/overview"])
      expect((await client.get(path)).status(), path).toBe(403);
    await client.dispose();

    await page.goto(setUp);
    const { secret } = await enrol(page);
    await accessible(page, "the recovery codes");
    await page.goto("/admin/claims");
    await expect(page.getByRole("heading", { level: 1, name: "Claims" })).toBeVisible();
    await page.goto(setUp);
    await expect(page.getByText("Staff keep their last one")).toBeVisible();

    await signOut(page);
    await expect(page).toHaveURL(`${place.origin}/`);
    await signIn(page, email, "/admin/claims");
    await expect(page.getByRole("heading", { level: 1, name: "Code from your app" })).toBeVisible();
    await page.getByRole("textbox", { name: "Six digits" }).fill(codeOf(secret));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page).toHaveURL(`${place.origin}/admin/claims`);
  });

  test("without script it is set up as well, and the dashboard opens", async ({ browser }) => {
    const { email, link } = invited[1] ?? { email: "", link: "" };
    const context = await browser.newContext({ baseURL: place.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(link);
    await newPassword(page).fill(goodPassword);
    await setIt(page).click();
    await expect(page).toHaveURL(setUp);
    await context.clearCookies();
    await signIn(page, email, "/admin/users");
    await expect(page).toHaveURL(setUp);
    await enrol(page);
    await page.goto("/admin");
    await expect(page).toHaveURL(`${place.origin}/admin`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.close();
  });
});
