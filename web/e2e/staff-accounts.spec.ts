import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { accounts, demoPassword } from "../../tools/screens.mjs";
import { expect, passwordField, test } from "./fixtures";
import { makeOlder } from "./programs";

const password = "seven quiet herons at dusk";

/** A word that nobody else's name has. */
function word(): string {
  return `Quill${Math.random().toString(36).slice(2, 8)}`;
}

/** Invites somebody as an administrator and answers the link in the mail. */
async function invite(
  page: Page,
  name: string,
  group = "Attorney",
): Promise<{ email: string; link: string }> {
  const email = `${name.toLowerCase()}@firm.example`;
  await page.goto("/admin/users/invite");
  await page.getByLabel("Name").fill(`Zoë ${name}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("checkbox", { name: new RegExp(`^${group}`) }).check();
  await page.getByLabel("Reason").fill("Asked on the phone");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Zoë ${name}` })).toBeVisible();
  await page.goto("/dev/mail");
  const mail = page
    .getByRole("article")
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: "invitation" });
  const link = /https?:\/\/\S+\/set-password\?token=[\w-]+/.exec(await mail.innerText())?.[0] ?? "";
  expect(link).not.toBe("");
  return { email, link };
}

test("somebody is invited, chooses a password and signs in; suspended, the live session ends in the other browser", async ({
  page,
  signInFreshly,
  browser,
}) => {
  const name = word();
  await signInFreshly(page, "admin");
  const { email, link } = await invite(page, name);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await passwordField(other).fill(password);
  await other.getByRole("button", { name: "Set the password and sign in" }).click();
  await expect(other).toHaveURL(/\/attorney/);

  await page.goto(`/admin/users?q=${name}`);
  await page.getByRole("link", { name: `Zoë ${name}` }).click();
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByRole("alert")).toContainText("Please give a reason");
  await page.getByLabel("Reason").fill("Two complaints");
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  await other.goto("/attorney");
  await expect(other).toHaveURL(/\/sign-in/);

  await page.getByLabel("Reason").fill("They were withdrawn");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.locator("section[aria-labelledby=done]")).toContainText("Two complaints");
  await page.goto("/dev/mail");
  await expect(
    page
      .getByRole("article")
      .filter({ hasText: `To ${email}` })
      .filter({ hasText: "is suspended" }),
  ).toContainText("Two complaints");
  await other.context().close();
});

/** Lets the proof of who the administrator is grow old. */
const tired = () => makeOlder({ table: "sessions", seconds: 11 * 60, email: accounts.admin });

test("what needs a fresh proof asks for it in place, and goes on with what was typed", async ({
  page,
  signInFreshly,
}) => {
  const name = word();
  await signInFreshly(page, "admin");
  await invite(page, name);
  await page.goto(`/admin/users?q=${name}`);
  await page.getByRole("link", { name: `Zoë ${name}` }).click();
  await page.getByLabel("Reason").fill("Two complaints");
  await tired();
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("Reason")).toHaveValue("Two complaints");
  await expect(page.getByText("Invited", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Suspend" }).click();
  await dialog.getByRole("textbox", { name: "Your password" }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  await expect(page.locator("section[aria-labelledby=done]")).toContainText("Two complaints");
  await expect(page.getByLabel("Reason")).toHaveValue("");

  const other = word();
  await page.goto("/admin/users/invite");
  await page.getByLabel("Name").fill(`Zoë ${other}`);
  await page.getByLabel("E-mail").fill(`${other.toLowerCase()}@firm.example`);
  await page.getByRole("checkbox", { name: /^Expert/ }).check();
  await page.getByLabel("Reason").fill("Asked on the phone");
  await tired();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByRole("textbox", { name: "Your password" }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Zoë ${other}` })).toBeVisible();
});

test("groups that open no area together are refused with the reason why, and what was typed stays", async ({
  page,
  signInFreshly,
}) => {
  const name = word();
  await signInFreshly(page, "admin");
  await invite(page, name);
  await page.goto(`/admin/users?q=${name}`);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Zoë ${name}` })).toBeVisible();
  await page.getByLabel("Reason").fill("Joins us");
  await page.getByRole("checkbox", { name: /^Admin/ }).check();
  await page.getByRole("checkbox", { name: /^Researcher/ }).check();
  await page.getByRole("button", { name: "Change groups" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Attorney, Admin and Researcher together open no part of Peritus",
  );
  await expect(page.getByLabel("Reason")).toHaveValue("Joins us");
  await page.getByRole("checkbox", { name: /^Researcher/ }).uncheck();
  await page.getByRole("button", { name: "Change groups" }).click();
  await expect(page.getByText("Attorney, Admin", { exact: true })).toBeVisible();
});

test("the audit log is filtered, exported and checked; a researcher has neither", async ({
  page,
  signInFreshly,
  signIn,
  browser,
}) => {
  const name = word();
  await signInFreshly(page, "admin");
  await invite(page, name);
  await page.goto("/admin/audit");
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row").nth(1)).toContainText("Account invited");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const stream = await (await download).createReadStream();
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  expect(text).toContain(`Zoë ${name}`);
  expect(text.trim().split("\n")).toHaveLength(2);
  await page.goto("/admin/audit");
  await expect(page.getByRole("row").nth(1)).toContainText("Audit exported");
  await page.getByRole("link", { name: "Verify chain" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Chain intact" })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, "researcher");
  for (const path of ["/admin/users", "/admin/users/invite", "/admin/audit"]) {
    await staff.goto(path);
    await expect(staff).toHaveURL("/admin");
  }
  await expect(staff.getByRole("link", { name: "Audit" })).toBeHidden();
  await staff.context().close();
});

test("the screens of accounts and of the log are in order", async ({ page, signIn }) => {
  await signIn(page, "admin");
  await page.goto("/admin/users");
  const accounts = page.getByRole("table").getByRole("link");
  await accounts.last().click();
  await expect(page.getByRole("heading", { name: "What was done" })).toBeVisible();
  expect(
    (
      await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze()
    ).violations,
  ).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an account is found, and suspended with a reason", async ({ page, signInFreshly }) => {
    const name = word();
    await signInFreshly(page, "admin");
    await invite(page, name);
    await page.goto("/admin/users");
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("link", { name: `Zoë ${name}` }).click();
    await page.getByLabel("Reason").fill("Never came");
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
    await page.goto("/admin/audit?check=1");
    await expect(page.getByText("Chain intact")).toBeVisible();
  });

  test("what needs a fresh proof asks for it on a page, and goes on with what was typed", async ({
    page,
    signInFreshly,
  }) => {
    const name = word();
    await signInFreshly(page, "admin");
    await invite(page, name);
    await page.goto(`/admin/users?q=${name}`);
    await page.getByRole("link", { name: `Zoë ${name}` }).click();
    await page.getByLabel("Reason").fill("Never came");
    await tired();
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Confirm that it is you" }),
    ).toBeVisible();
    await page.getByLabel("Your password").fill("wrong");
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    await expect(page.getByRole("alert")).toContainText("That is not your password.");
    await page.getByLabel("Your password").fill(demoPassword);
    await page.getByRole("button", { name: "Confirm and go on" }).click();
    await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
    await expect(page.locator("section[aria-labelledby=done]")).toContainText("Never came");
  });
});
