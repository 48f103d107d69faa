import { AxeBuilder } from "@axe-core/playwright";

import { accounts } from "../../tools/screens.mjs";
import { fillExpertForm, sendExpertForm } from "./expert-sign-up";
import { expect, test } from "./fixtures";
import { codeTo, mailTo, otherThan } from "./mails";
import { place } from "./place";
import {
  confirm,
  fillPerson,
  fillPractice,
  go,
  sendAttorney,
  signUpPassword as password,
  word,
} from "./sign-up-form";

test("an attorney signs up, from the mail to the dashboard, and staff confirm the admission", async ({
  page,
  browser,
  stateOf,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  await expect(page.getByText(email)).toBeVisible();
  const mail = await mailTo(playwright.request, email);
  expect(mail.subject).toBe("Your Peritus code");
  const code = await codeTo(playwright.request, email);
  await confirm(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await page.goto("/attorney/sign-up"); // signed in, there is nothing to sign up for
  await expect(page).toHaveURL(`${place.origin}/attorney`);

  const staff = await browser.newContext({
    baseURL: place.origin,
    storageState: await stateOf("researcher"),
  });
  const desk = await staff.newPage();
  await desk.goto("/admin/claims?tab=bar-admissions");
  const row = desk.getByRole("listitem").filter({ hasText: email });
  await row.getByRole("button", { name: /^Confirm/ }).click();
  await expect(row).toHaveCount(0);
  await staff.close();
  expect((await mailTo(playwright.request, email)).subject).toBe(
    "Your admission in New York is confirmed",
  );
});

test("a visitor finds the way in from every public page", async ({ page, signIn }) => {
  await page.goto("/blog");
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(`${place.origin}/registration`);
  await page.goto("/");
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: "Become an expert" })).toHaveAttribute(
    "href",
    "/become-an-expert",
  );
  await foot.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(`${place.origin}/registration`);
  await signIn(page, "attorney");
  await page.goto("/blog");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Become an expert" }),
  ).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toHaveCount(0);
});

test("staff refuse an admission with a reason, which its attorney reads", async ({
  page,
  browser,
  stateOf,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  await confirm(page, await codeTo(playwright.request, email));
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  const staff = await browser.newContext({
    baseURL: place.origin,
    storageState: await stateOf("admin"),
  });
  const desk = await staff.newPage();
  await desk.goto("/admin/claims?tab=bar-admissions");
  const row = desk.getByRole("listitem").filter({ hasText: email });
  await row.getByText("Refuse…").click();
  await row.getByRole("button", { name: "Refuse and tell" }).click();
  await expect(row.getByText("Please say why: the attorney reads it.")).toBeVisible();
  await row.getByLabel("Reason").fill("The register lists nobody of this number.");
  await row.getByRole("button", { name: "Refuse and tell" }).click();
  await expect(row).toHaveCount(0);
  await staff.close();
  expect((await mailTo(playwright.request, email)).text).toContain(
    "> The register lists nobody of this number.",
  );
});

test("an expert signs up, from the mail to a record that waits for staff", async ({
  page,
  playwright,
}) => {
  const email = `${word()}@uni.example`;
  await page.goto("/experts/sign-up");
  await expect(page.getByText("Kept in this browser as you type")).toBeVisible();
  await fillExpertForm(page, email);
  await sendExpertForm(page);
  await confirm(page, await codeTo(playwright.request, email));
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
  await expect(
    page.getByText("Staff are looking at your profile.", { exact: false }),
  ).toBeVisible();
});

test("a known address looks the same, and its owner is told", async ({ page, playwright }) => {
  await sendAttorney(page, accounts.attorney);
  await expect(page.getByText(accounts.attorney)).toBeVisible();
  expect((await mailTo(playwright.request, accounts.attorney)).subject).toBe(
    "You have a Peritus account already",
  );
  await confirm(page, "123456");
  await expect(
    page.getByText("That is not the code. 4 tries are left.", { exact: false }),
  ).toBeVisible();
});

test("a wrong code five times uses the code up, and a new one works after 30 seconds", async ({
  page,
  playwright,
}) => {
  test.slow();
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const code = await codeTo(playwright.request, email);
  for (const says of [
    "4 tries are left",
    "3 tries are left",
    "2 tries are left",
    "One try is left",
    "the last of 5 tries",
  ]) {
    await confirm(page, otherThan(code));
    await expect(page.getByText(says, { exact: false })).toBeVisible();
  }
  await confirm(page, code);
  await expect(page.getByText("This code no longer works", { exact: false })).toBeVisible();
  await expect(page.getByText(/^New code in/)).toBeVisible();
  await page.getByRole("button", { name: "Send a new code" }).click({ timeout: 40_000 });
  await expect(page.getByText("A new code is on its way.", { exact: false })).toBeVisible();
  await expect(page.getByText("4 more this hour", { exact: false })).toBeVisible();
  const newer = await codeTo(playwright.request, email);
  await confirm(page, newer);
  await expect(page).toHaveURL(`${place.origin}/attorney`);
});

test("a code bound to this browser is no good in another", async ({ page, browser }) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const stranger = await browser.newContext({ baseURL: place.origin });
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(
    other.getByRole("heading", { level: 1, name: "No code is asked for" }),
  ).toBeVisible();
  await stranger.close();
});

test("what is wrong is said at its field and in a summary that takes the focus", async ({
  page,
}) => {
  await page.goto("/attorney/sign-up");
  await expect(page.getByText("Kept in this browser as you type")).toBeVisible();
  await page.getByLabel("Work e-mail").fill("imogen@castellanospryce");
  await go(page, "Continue to practice");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Work e-mail: There is nothing after ‘castellanospryce’");
  await summary.getByRole("link", { name: /^Firm/ }).click();
  await expect(page.getByLabel(/^Firm/)).toBeFocused();
});

test("the back button, a reload and another tab lose nothing", async ({ page, context }) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText("Kept in this browser as you type")).toBeVisible();
  await fillPerson(page, email);
  await go(page, "Continue to practice");
  await expect(page).toHaveURL(/step=2/);
  await fillPractice(page);
  await page.getByRole("button", { name: "Add an admission" }).click();
  const second = page.getByRole("group", { name: "Admission 2" });
  await second.getByLabel("Bar number").fill("04471-2016");
  await page.goBack();
  await expect(page.getByLabel("Work e-mail")).toHaveValue(email);
  await page.goForward();
  await expect(second.getByLabel("Bar number")).toHaveValue("04471-2016");
  await page.reload();
  await expect(second.getByLabel("Bar number")).toHaveValue("04471-2016");
  await expect(page.getByRole("button", { name: "Remove Construction" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/attorney/sign-up?step=2");
  await expect(other.getByLabel("City")).toHaveValue("New York");
  await second.getByRole("button", { name: "Remove admission 2" }).click();
  await expect(second).toHaveCount(0);
});

test("verifying in two tabs at once opens one account", async ({ page, context, playwright }) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const code = await codeTo(playwright.request, email);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByLabel("Six digits").fill(code);
  await Promise.all([page, other].map((tab) => go(tab, "Confirm e-mail")));
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${place.origin}/attorney`);
});

test("without a connection in the middle nothing that was typed is lost", async ({
  page,
  context,
}) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText("Kept in this browser as you type")).toBeVisible();
  await fillPerson(page, email);
  await context.setOffline(true);
  await go(page, "Continue to practice");
  await expect(page.getByRole("alert")).toContainText("You appear to be offline");
  await expect(page.getByLabel("Work e-mail")).toHaveValue(email);
  await context.setOffline(false);
  await go(page, "Continue to practice");
  await expect(page.getByRole("heading", { level: 1, name: "Your practice" })).toBeVisible();
});

test("the choice of the two kinds of account leads to each", async ({ page }) => {
  await page.goto("/registration");
  await page.getByRole("link", { name: /^I am an attorney/ }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney/sign-up`);
});

for (const path of [
  "/registration",
  "/attorney/sign-up",
  "/attorney/sign-up?step=2",
  "/attorney/sign-up?step=3",
  "/experts/sign-up?step=2",
  "/verify-its-you/sign-up",
]) {
  for (const scheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${path}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
  }
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an attorney signs up, goes back without loss, adds an admission, and is told of a weak password", async ({
    page,
    playwright,
  }) => {
    const email = `${word()}@firm.example`;
    await page.goto("/attorney/sign-up");
    await fillPerson(page, email);
    await go(page, "Continue to practice");
    const first = page.getByRole("group", { name: "Admission 1" });
    await first.getByLabel("State").selectOption("NY");
    await first.getByLabel("Bar number").fill("5418820");
    await first.getByLabel("Year").fill("2014");
    await go(page, "Add an admission");
    await expect(first.getByLabel("Bar number")).toHaveValue("5418820");
    await expect(page.getByRole("group", { name: "Admission 2" })).toBeVisible();
    await page.getByLabel("Country of Phone").selectOption("US");
    await page.locator("[name=phone]").fill("(212) 555-0147");
    await page.getByLabel("Role").selectOption("partner");
    await page.getByLabel("Time zone").selectOption("America/New_York");
    await page.getByLabel("Construction").check();
    await page.getByLabel("City").fill("New York");
    await page.locator("[name=state]").selectOption("NY");
    await go(page, "Back");
    await expect(page.getByLabel("Work e-mail")).toHaveValue(email);
    await go(page, "Continue to practice");
    await expect(page.getByLabel("Construction")).toBeChecked();
    await go(page, "Continue to password");
    await page.locator("[name=password]").fill("password1234");
    await page.getByLabel(/^I agree to the/).check();
    await go(page, "Send the code");
    await expect(page.getByRole("alert")).toContainText("This one is easy to guess.");
    await page.locator("[name=password]").fill(password);
    await page.getByLabel(/^I agree to the/).check();
    await go(page, "Send the code");
    await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByText("A new code can be sent in", { exact: false })).toBeVisible();
    await page.getByLabel("Six digits").fill(await codeTo(playwright.request, email));
    await go(page, "Confirm e-mail");
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
});
