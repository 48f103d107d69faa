import type { APIRequest, Page } from "@playwright/test";

import { accessible } from "./accessible";
import { expect, passwordField, test } from "./fixtures";
import { goodPassword, invite as inviteByRequest } from "./invited";
import { labels, texts } from "./labels";
import { awaited, linkTo } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";
import type { State } from "./sessions";

/** Returns a unique word for a name. */
function word(): string {
  return `Quill${Math.random().toString(36).slice(2, 8)}`;
}

/** Invites an attorney as the demo's administrator. */
const invited = async (request: APIRequest, state: State, name: string) =>
  inviteByRequest(request, state, ["Attorney"], `Zoë ${name}`);

/** Invites a person with the form and returns the emailed link. */
async function invite(
  request: APIRequest,
  page: Page,
  name: string,
): Promise<{ email: string; link: string }> {
  const email = `${name.toLowerCase()}@firm.example`;
  await page.goto("/admin/users/invite");
  await page.getByLabel("Name").fill(`Zoë ${name}`);
  await page.getByLabel(labels.email).fill(email);
  await page.getByRole("checkbox", { name: /^Attorney/ }).check();
  await page.getByLabel(labels.reason).fill("Asked on the phone");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Zoë ${name}` })).toBeVisible();
  return { email, link: await linkTo(request, email, "/set-password") };
}

/** Makes the administrator's last confirmation expire, so the next change needs a new one. */
const expire = (email: string) => makeOlder({ table: "sessions", seconds: 11 * 60, email });

test("an invited person sets a password and signs in; suspending them ends their session; groups that open no area together are refused", async ({
  page,
  ownAccount,
  playwright,
  browser,
}) => {
  const name = word();
  await ownAccount(page, ["Admin"]);
  const { email, link } = await invite(playwright.request, page, name);

  const other = await (await browser.newContext({ baseURL: place.origin })).newPage();
  await other.goto(link);
  await passwordField(other).fill(goodPassword);
  await other.getByRole("button", { name: "Set the password and sign in" }).click();
  await expect(other).toHaveURL(/\/attorney/);

  await page.goto(`/admin/users?q=${name}`);
  await page.getByRole("link", { name: `Zoë ${name}` }).click();
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a reason.");
  await page.getByLabel(labels.reason).fill("Two complaints");
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  await accessible(page, "an account that is suspended");
  const history = page.getByRole("region", { name: "What was done" });
  await expect(history).toContainText("suspended");
  await expect(history).not.toContainText("opened");
  await other.goto("/attorney");
  await expect(other).toHaveURL(/\/sign-in/);

  await page.getByLabel(labels.reason).fill("They were withdrawn");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.locator("section[aria-labelledby=done]")).toContainText("Two complaints");
  await awaited(playwright.request, "a mail about the suspension", (mails) =>
    mails.find(
      ({ to, subject, text }) =>
        to === email &&
        `${subject} ${text}`.includes("is suspended") &&
        text.includes("Two complaints"),
    ),
  );

  await page.getByLabel(labels.reason).fill("Joins us");
  await page.getByRole("checkbox", { name: /^Admin/ }).check();
  await page.getByRole("checkbox", { name: /^Researcher/ }).check();
  await page.getByRole("button", { name: "Change groups" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Attorney, Admin and Researcher can't be combined",
  );
  await expect(page.getByLabel(labels.reason)).toHaveValue("Joins us");
  await page.getByRole("checkbox", { name: /^Researcher/ }).uncheck();
  await page.getByRole("button", { name: "Change groups" }).click();
  await expect(page.getByText("Attorney, Admin", { exact: true })).toBeVisible();
  await other.context().close();
});

test("a sensitive change asks for confirmation in place and keeps what was typed", async ({
  page,
  ownAccount,
  playwright,
  stateOf,
}) => {
  const name = word();
  const admin = await ownAccount(page, ["Admin"]);
  await invited(playwright.request, await stateOf("admin"), name);
  await page.goto(`/admin/users?q=${name}`);
  await page.getByRole("link", { name: `Zoë ${name}` }).click();
  await page.getByLabel(labels.reason).fill("Two complaints");
  await expire(admin.email);
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: texts.confirmIdentity });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel(labels.reason)).toHaveValue("Two complaints");
  await expect(page.getByText("Invited", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Suspend" }).click();
  await dialog.getByRole("textbox", { name: labels.yourPassword }).fill(goodPassword);
  await dialog.getByRole("button", { name: labels.confirm }).click();
  await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  await expect(page.locator("section[aria-labelledby=done]")).toContainText("Two complaints");
  await expect(page.getByLabel(labels.reason)).toHaveValue("");

  const other = word();
  await page.goto("/admin/users/invite");
  await page.getByLabel("Name").fill(`Zoë ${other}`);
  await page.getByLabel(labels.email).fill(`${other.toLowerCase()}@firm.example`);
  await page.getByRole("checkbox", { name: /^Expert/ }).check();
  await page.getByLabel(labels.reason).fill("Asked on the phone");
  await expire(admin.email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByRole("textbox", { name: labels.yourPassword }).fill(goodPassword);
  await dialog.getByRole("button", { name: labels.confirm }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Zoë ${other}` })).toBeVisible();
});

test("the audit log is filtered, exported, and checked; a researcher can open neither", async ({
  page,
  ownAccount,
  playwright,
  stateOf,
  clientOf,
}) => {
  const name = word();
  await ownAccount(page, ["Admin"]);
  await invited(playwright.request, await stateOf("admin"), name);
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
  await expect(page.getByRole("row").filter({ hasText: "Audit exported" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Verify chain" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Chain intact" })).toBeVisible();

  const researcher = await clientOf("researcher");
  for (const path of ["/admin/users", "/admin/users/invite", "/admin/audit"])
    expect((await researcher.get(path)).headers().location, path).toBe("/admin");
  expect(await (await researcher.get("/admin")).text()).not.toContain('href="/admin/audit"');
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a sensitive change asks for confirmation on a page and keeps what was typed", async ({
    page,
    ownAccount,
    playwright,
    stateOf,
  }) => {
    const name = word();
    const admin = await ownAccount(page, ["Admin"]);
    await invited(playwright.request, await stateOf("admin"), name);
    await page.goto(`/admin/users?q=${name}`);
    await page.getByRole("link", { name: `Zoë ${name}` }).click();
    await page.getByLabel(labels.reason).fill("Never came");
    await expire(admin.email);
    await page.getByRole("button", { name: "Suspend" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: texts.confirmIdentity }),
    ).toBeVisible();
    await page.getByLabel(labels.yourPassword).fill("wrong");
    await page.getByRole("button", { name: labels.confirmAndContinue }).click();
    await expect(page.getByRole("alert")).toContainText(texts.notYourPassword);
    await page.getByLabel(labels.yourPassword).fill(goodPassword);
    await page.getByRole("button", { name: labels.confirmAndContinue }).click();
    await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
    await expect(page.locator("section[aria-labelledby=done]")).toContainText("Never came");
  });
});
