import { expect, test } from "./fixtures";
import { goodPassword } from "./invited";
import { signedInState } from "./sessions";

test("a notification reaches an open page, and opening it marks it as read", async ({
  page,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.goto("/attorney/lists");
  await signedInState(
    playwright.request,
    email,
    goodPassword,
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  );

  await page.getByRole("link", { name: /^Notifications, \d+ unread/ }).click();
  const latest = page.getByRole("dialog", { name: "Notifications" });
  await latest.getByRole("link", { name: /^Unread: New sign-in: Firefox on Linux/ }).click();
  await expect(page).toHaveURL(/\/attorney\/settings\/security$/);
  await expect(latest).toBeHidden();
  await page.goto("/attorney/notifications");
  await expect(page.getByRole("link", { name: /^New sign-in: Firefox on Linux/ })).toBeVisible();
});
