import type { Locator } from "@playwright/test";

import { firstExpert } from "../../tools/screens.mjs";
import { accessible } from "./accessible";
import { expect, passwordField, test } from "./fixtures";
import { labels, texts } from "./labels";
import { codeTo, mailTo, otherThan } from "./mails";
import { place } from "./place";
import {
  confirm,
  fillPassword,
  fillPerson,
  fillPractice,
  go,
  sendAttorney,
  word,
  signUpPassword,
} from "./sign-up-form";

test("an attorney signs up with a name and an address, adds an admission for attorney-only details, and staff confirm it", async ({
  page,
  browser,
  stateOf,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^New code in/)).toBeVisible();
  const mail = await mailTo(playwright.request, email);
  expect(mail.subject).toBe("Your Peritus code");
  const code = await codeTo(playwright.request, email);
  await confirm(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await page.goto("/attorney/sign-up"); // the sign-up page redirects people who are signed in
  await expect(page).toHaveURL(`${place.origin}/attorney`);

  await page.goto(`/attorney/experts/${firstExpert.id}`);
  await expect(page.getByRole("link", { name: /^Email / })).toHaveCount(0);
  await page.getByRole("link", { name: "Add your bar admission" }).click();
  await expect(page.getByText("Attorney-only details need a bar admission")).toBeVisible();
  await expect(page.getByLabel(labels.lastName)).toHaveValue("Castellanos");
  await accessible(page, "a record that was begun at sign-up");
  await fillPractice(page);
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("We’re verifying your bar admission")).toBeVisible();

  const staff = await browser.newContext({
    baseURL: place.origin,
    storageState: await stateOf("researcher"),
  });
  const desk = await staff.newPage();
  await desk.goto("/admin/claims?tab=bar-admissions");
  const row = desk.getByRole("listitem").filter({ hasText: email });
  await row.getByText("Refuse…").click();
  await row.getByRole("button", { name: "Refuse and tell" }).click();
  await expect(row.getByText("Enter a reason. The attorney will read it.")).toBeVisible();
  await row.getByRole("button", { name: /^Confirm/ }).click();
  const decided = desk.getByRole("region", { name: "Your recent decisions" });
  await expect(decided.getByText(/^We’ll email the attorney in \d+ min\.$/)).toBeVisible();
  await accessible(desk, "a decision that can be undone");
  await decided.getByRole("button", { name: /^Undo confirming/ }).click();
  await expect(desk.getByText("Undone. The admission is waiting for review again.")).toBeVisible();
  await row.getByRole("button", { name: /^Confirm/ }).click();
  await expect(row).toHaveCount(0);
  await staff.close();
  await page.goto(`/attorney/experts/${firstExpert.id}`);
  await expect(page.getByRole("link", { name: /^Email / })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add your bar admission" })).toHaveCount(0);
});

test("visitors find the sign-up from public pages and the sign-in page", async ({
  page,
  signIn,
}) => {
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
  await page.getByRole("link", { name: /^I am an attorney/ }).click();
  await expect(page).toHaveURL(`${place.origin}/attorney/sign-up`);
  await page.goto("/sign-in");
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/registration$/);
  await signIn(page, "attorney");
  await page.goto("/blog");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Become an expert" }),
  ).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toHaveCount(0);
});

test("from a search on the front page to its results in at most five clicks and six inputs", async ({
  page,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  let clicks = 0;
  let inputs = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    inputs += 1;
    await target.fill(text);
  };
  await page.goto("/");
  await type(page.getByRole("searchbox").first(), "structural cracks");
  await click(page.getByRole("button", { name: "Search experts" }));
  await expect(page.getByText("Sign in to see experts for “structural cracks”")).toBeVisible();
  await click(page.getByRole("main").getByRole("link", { name: labels.signUp }));
  await type(page.getByLabel(labels.firstName), "Imogen");
  await type(page.getByLabel(labels.lastName), "Castellanos");
  await type(page.getByLabel(labels.workEmail), email);
  await type(passwordField(page), signUpPassword);
  await click(page.getByLabel(/^I agree to the/));
  await click(page.getByRole("button", { name: labels.sendCode }));
  await expect(page.getByLabel(labels.sixDigits)).toBeFocused();
  await type(page.getByLabel(labels.sixDigits), await codeTo(playwright.request, email));
  await expect(page).toHaveURL(/\/attorney\/expert-search-result\?q=structural\+cracks/);
  await expect(page.getByRole("combobox", { name: "What is the question?" })).toHaveValue(
    "structural cracks",
  );
  await expect(page.locator('main a[href^="/attorney/experts/"]').first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(5);
  expect(inputs).toBeLessThanOrEqual(6);
});

test("the search is kept on every way to the sign-up and back to the sign-in", async ({ page }) => {
  const next = "/attorney/expert-search-result?q=crane";
  await page.goto(`/registration?next=${encodeURIComponent(next)}`);
  await page.getByRole("link", { name: /^I am an attorney/ }).click();
  await expect(page).toHaveURL(/sign-up\?next=/);
  await page.getByRole("main").getByRole("link", { name: labels.signIn }).click();
  await expect(page.getByText("Sign in to see experts for “crane”")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: labels.signUp }).click();
  await expect(page).toHaveURL(/registration\?next=/);
  await page.goto("/attorney/sign-up?next=https://evil.example");
  await expect(page.getByRole("main").getByRole("link", { name: labels.signIn })).toHaveAttribute(
    "href",
    "/sign-in",
  );
});

test("a wrong code is cleared, and neither it nor a reload restarts the countdown", async ({
  page,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const code = page.getByLabel(labels.sixDigits);
  const left = async () => Number((await page.getByRole("timer").innerText()).replace(/^0:/, ""));
  await expect.poll(left).toBeLessThan(28);
  await confirm(page, otherThan(await codeTo(playwright.request, email)));
  await expect(page.getByText("4 attempts left", { exact: false })).toBeVisible();
  await expect(code).toHaveValue("");
  await expect(code).toBeFocused();
  expect(await left()).toBeLessThan(28);
  await page.reload();
  await expect(code).toBeFocused();
  expect(await left()).toBeLessThan(28);
  await accessible(page, "the code of a sign-up");
  await confirm(page, otherThan(await codeTo(playwright.request, email)));
  await expect(page.getByText("3 attempts left", { exact: false })).toBeVisible();
  await accessible(page, "a wrong code");
});

test("a reload and another tab lose nothing", async ({ page, context }) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText(texts.keptAsTyped)).toBeVisible();
  await fillPerson(page, email);
  await page.reload();
  await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
  const other = await context.newPage();
  await other.goto("/attorney/sign-up");
  await expect(other.getByLabel(labels.lastName)).toHaveValue("Castellanos");
});

test("entering the code in two tabs at once creates one account", async ({
  page,
  context,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const code = await codeTo(playwright.request, email);
  const other = await context.newPage();
  await other.goto(page.url());
  await Promise.all([page, other].map((tab) => confirm(tab, code)));
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${place.origin}/attorney`);
});

test("neither a refusal nor losing the connection loses anything that was typed", async ({
  page,
  context,
}) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText(texts.keptAsTyped)).toBeVisible();
  await go(page, labels.sendCode);
  await expect(page.getByRole("alert")).toBeFocused();
  await accessible(page, "a sign-up that was refused");
  await fillPerson(page, email);
  await fillPassword(page);
  await context.setOffline(true);
  await go(page, labels.sendCode);
  await expect(page.getByRole("alert")).toContainText("You appear to be offline");
  await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
  await context.setOffline(false);
  await go(page, labels.sendCode);
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an attorney signs up and replaces a weak password, and the search is there afterwards", async ({
    page,
    playwright,
  }) => {
    const email = `${word()}@firm.example`;
    await page.goto("/");
    await page.getByRole("searchbox").first().fill("crane");
    await page.getByRole("button", { name: "Search experts" }).click();
    await page.getByRole("main").getByRole("link", { name: labels.signUp }).click();
    await fillPerson(page, email);
    await page.locator("[name=password]").fill("password1234");
    await page.getByLabel(/^I agree to the/).check();
    await go(page, labels.sendCode);
    await expect(page.getByRole("alert")).toContainText("This one is easy to guess.");
    await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
    await page.locator("[name=password]").fill(signUpPassword);
    await page.getByLabel(/^I agree to the/).check();
    await go(page, labels.sendCode);
    await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
    await page.getByRole("button", { name: labels.sendNewCode }).click();
    await expect(page.getByText("You can request a new code in", { exact: false })).toBeVisible();
    await page.getByLabel(labels.sixDigits).fill(await codeTo(playwright.request, email));
    await go(page, labels.confirmEmail);
    await expect(page).toHaveURL(/\/attorney\/expert-search-result\?q=crane/);
    await page.goto("/attorney/settings/practice");
    await go(page, "Add an admission");
    await expect(page.getByRole("group", { name: "Admission 2" })).toBeVisible();
  });
});
