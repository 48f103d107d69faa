import { expect, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels } from "./labels";
import { place } from "./place";

test("a notification reaches an open page, and opening it marks it as read", async ({
  page,
  browser,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.goto("/attorney/lists");
  const other = await browser.newPage({
    baseURL: place.origin,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  });
  await other.goto("/sign-in");
  await other.getByLabel(labels.email).fill(email);
  await other.getByRole("textbox", { name: labels.password, exact: true }).fill(goodPassword);
  await other.getByRole("main").getByRole("button", { name: labels.signIn, exact: true }).click();
  await expect(other).toHaveURL(`${place.origin}/attorney`);

  await page.getByRole("link", { name: /^Notifications, \d+ unread/ }).click();
  const latest = page.getByRole("dialog", { name: "Notifications" });
  await latest.getByRole("link", { name: /^Unread: New sign-in: Firefox on Linux/ }).click();
  await expect(page).toHaveURL(/\/attorney\/settings\/security$/);
  await expect(latest).toBeHidden();
  await page.goto("/attorney/notifications");
  await expect(page.getByRole("link", { name: /^New sign-in: Firefox on Linux/ })).toBeVisible();
  await other.close();
});
