import { expect, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
import { linkTo } from "./mails";
import { place } from "./place";
import { signedInState } from "./sessions";

test("on a phone the current page is visible in the row of settings", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "attorney");
  const row = page.getByRole("navigation", { name: "Settings" });
  for (const [name, address] of [
    ["Your data", "/attorney/settings/data"],
    ["Account", "/attorney/settings"],
  ] as const) {
    await page.goto(address);
    await expect(row.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(row.getByRole("link", { name })).toBeInViewport({ ratio: 0.9 });
  }
});

test("another browser is signed out from the list, and by a new password, which needs the current one", async ({
  page,
  browser,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  /** Opens the dashboard in another browser that has signed in. */
  const elsewhere = async (userAgent?: string, password = goodPassword) => {
    const { cookies } = await signedInState(playwright.request, email, password, userAgent);
    const context = await browser.newContext({ baseURL: place.origin, userAgent });
    await context.addCookies(cookies);
    const other = await context.newPage();
    await other.goto("/attorney");
    return other;
  };
  const listed = await elsewhere(
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  );
  await page.goto("/attorney/settings/security");
  // Wait for hydration, which once lost a press.
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  await page.getByRole("button", { name: /^Sign out \(Firefox on Linux/ }).click();
  await expect(page.getByText("You're signed out of that browser.")).toBeVisible();
  await expect(page.getByText("Firefox on Linux")).toHaveCount(0);
  // Its open page is told.
  await expect(listed).toHaveURL(/\/sign-in\?tokenExpired=true/);
  await listed.context().close();

  const other = await elsewhere();
  await page.getByRole("textbox", { name: labels.currentPassword }).fill("not my password");
  await page.getByRole("textbox", { name: labels.newPassword }).fill(`${goodPassword} again`);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(texts.notYourPassword);
  await page.getByRole("textbox", { name: labels.currentPassword }).fill(goodPassword);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(
    page.getByText("Your password was changed, and one other browser was signed out."),
  ).toBeVisible();
  await expect(page.getByText("changed today")).toBeVisible();
  await expect(other).toHaveURL(/\/sign-in/);
  await other.context().close();
  await signedInState(playwright.request, email, `${goodPassword} again`);
});

test("an email address changes once both addresses have confirmed", async ({
  page,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  const fresh = `new-${email}`;
  await page.goto("/attorney/settings");
  await page.getByLabel("New email").fill(fresh);
  await page.getByRole("textbox", { name: labels.yourPassword }).fill(goodPassword);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(texts.changeMailed)).toHaveCount(2);
  for (const address of [fresh, email]) {
    await page.goto(await linkTo(playwright.request, address, "/verify-its-you/email"));
    await expect(page.getByText(fresh)).toBeVisible();
    await page.getByRole("button", { name: "Confirm change" }).click();
    await expect(page.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  }
  await page.goto("/attorney/settings");
  await expect(page.getByRole("definition").filter({ hasText: fresh })).toBeVisible();
});

test("a choice of emails is saved", async ({ page, ownAccount }) => {
  await ownAccount(page);
  await page.goto("/attorney/settings/notifications");
  await page.getByRole("checkbox", { name: "New sign-ins: by email" }).uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "New sign-ins: by email" })).not.toBeChecked();
});
