import { accounts, demoPassword } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";
import { labels } from "./labels";
import { place } from "./place";
import { tabTo } from "./tab-to";

test("everything an attorney does can be done with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.goto("/");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: labels.signIn }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: labels.signIn })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: labels.email }));
  await page.keyboard.type(accounts.attorney);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/attorney$/);
  await expect(page.getByRole("button", { name: /^Account: / })).toBeVisible();

  const everywhere = page.getByRole("searchbox", { name: "Search experts" });
  await page.keyboard.press("/");
  await expect(everywhere).toBeFocused();
  await page.keyboard.type("engineering");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/expert-search-result\?q=engineering$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/experts? match(es)?$/);

  const first = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link");
  const name = await first.innerText();
  const links = page.getByRole("article").getByRole("heading").getByRole("link");
  // Letters are text in a field.
  const typing = () => page.evaluate(() => document.activeElement?.matches("input, select"));
  while (await typing()) await page.keyboard.press("Tab");
  await page.keyboard.press("j");
  await expect(first).toBeFocused();
  await page.keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/attorney\/experts\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);

  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();

  const account = page.getByRole("button", { name: /^Account: / });
  await tabTo(page, account, 150);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Dashboard" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${place.origin}/`);
  await expect(page.getByRole("banner").getByRole("link", { name: labels.signIn })).toBeVisible();
});
