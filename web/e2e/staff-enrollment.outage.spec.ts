import { newPassword, setIt } from "./account-forms";
import { accessible } from "./accessible";
import { expect, fillSignIn, signOutTo, test } from "./fixtures";
import { goodPassword, invite } from "./invited";
import { labels, texts } from "./labels";
import { place } from "./place";
import { startProgram, stopProgram } from "./programs";
import { nextCode, enroll } from "./totp";

const setUp = `${place.origin}/admin/settings/security`;

async function restart(settings: Record<string, string> = {}): Promise<void> {
  await stopProgram("bff");
  await startProgram("bff", settings);
}

test.describe("where staff must have a second factor", () => {
  let invited = { email: "", link: "" };
  test.beforeAll(async ({ playwright, stateOf }) => {
    invited = await invite(playwright.request, await stateOf("admin"), ["Researcher"]);
    await restart({ STAFF_SECOND_FACTOR: "required" });
  });
  test.afterAll(() => restart());

  test("staff can open only its setup, then their dashboard, and need it at the next sign-in", async ({
    page,
    context,
    playwright,
  }) => {
    const { email, link } = invited;
    await page.goto(link);
    await newPassword(page).fill(goodPassword);
    await setIt(page).click();
    await expect(page).toHaveURL(setUp);
    await expect(page.getByText("Set up two-step sign-in to continue")).toBeVisible();
    await accessible(page, "staff who must enroll");
    await page.goto("/admin/claims");
    await expect(page).toHaveURL(setUp);
    const client = await playwright.request.newContext({
      baseURL: place.origin,
      storageState: await context.storageState(),
      maxRedirects: 0,
    });
    for (const path of ["/admin", "/admin/requests", "/attorney", "/admin/settings/data"])
      expect((await client.get(path)).headers().location, path).toBe("/admin/settings/security");
    for (const path of ["/api/admin/claims", "/api/experts", "/api/admin/overview"])
      expect((await client.get(path)).status(), path).toBe(403);
    await client.dispose();

    await page.goto(setUp);
    const { secret } = await enroll(page);
    await page.goto("/admin/claims");
    await expect(page.getByRole("heading", { level: 1, name: "Claims" })).toBeVisible();
    await page.goto(setUp);
    await expect(page.getByText("Required for team members")).toBeVisible();

    await signOutTo(page);
    await page.goto(`/sign-in?${new URLSearchParams({ next: "/admin/claims" })}`);
    await fillSignIn(page, email, goodPassword);
    await expect(page.getByRole("heading", { level: 1, name: texts.codeFromApp })).toBeVisible();
    await page.getByRole("textbox", { name: labels.sixDigits }).fill(nextCode(secret));
    await expect(page).toHaveURL(`${place.origin}/admin/claims`);
  });
});
