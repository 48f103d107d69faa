import type { Locator } from "@playwright/test";

import { firstExpert } from "../../tools/screens.mjs";
import { accessible } from "./accessible";
import { expect, passwordField, test } from "./fixtures";
import { labels, texts } from "./labels";
import { codeTo } from "./mails";
import { place } from "./place";
import { fillPassword, fillPerson, fillPractice, go, word, signUpPassword } from "./sign-up-form";

test("from a search on the front page to its results in at most five clicks and six inputs; then an attorney adds an admission for attorney-only details, and staff confirm it", async ({
  page,
  browser,
  stateOf,
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
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^New code in/)).toBeVisible();
  await type(page.getByLabel(labels.sixDigits), await codeTo(playwright.request, email));
  await expect(page).toHaveURL(/\/attorney\/expert-search-result\?q=structural\+cracks/);
  await expect(page.getByRole("combobox", { name: "What is the question?" })).toHaveValue(
    "structural cracks",
  );
  await expect(page.locator('main a[href^="/attorney/experts/"]').first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(5);
  expect(inputs).toBeLessThanOrEqual(6);

  await page.goto(`/attorney/experts/${firstExpert.id}`);
  await expect(page.getByRole("link", { name: /^Email / })).toHaveCount(0);
  await page.getByRole("link", { name: "Add your bar admission" }).click();
  await expect(page.getByText("Attorney-only details need a bar admission")).toBeVisible();
  await expect(page.getByLabel(labels.lastName)).toHaveValue("Castellanos");
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
  await row.getByRole("button", { name: /^Confirm/ }).click();
  const decided = desk.getByRole("region", { name: "Your recent decisions" });
  await expect(decided.getByText(/^We’ll email the attorney in \d+ min\.$/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await accessible(desk, "a decision that can be undone");
  await staff.close();
  await page.goto(`/attorney/experts/${firstExpert.id}`);
  await expect(page.getByRole("link", { name: /^Email / })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add your bar admission" })).toHaveCount(0);
});

test("visitors find the sign-up from public pages and the sign-in page, and every way keeps their search", async ({
  clientOf,
}) => {
  const visitor = await clientOf(null);
  /** Returns the addresses of a page's links by their text, of one part of the page. */
  const links = async (path: string, part: "header" | "main" | "footer") => {
    const html = await (await visitor.get(path)).text();
    const [inside = ""] = new RegExp(`<${part}[ >].*?</${part}>`, "s").exec(html) ?? [];
    const found = inside.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs);
    return [...found].map(([, href = "", text = ""]) => [
      text.replaceAll(/<[^>]+>/g, "").trim(),
      href.replaceAll("&amp;", "&"),
    ]);
  };
  const next = `?next=${encodeURIComponent("/attorney/expert-search-result?q=crane")}`;
  expect(await links("/blog", "header")).toContainEqual(["Sign up", "/registration"]);
  expect(await links("/", "footer")).toContainEqual(["Sign up", "/registration"]);
  expect(await links("/", "footer")).toContainEqual(["Become an expert", "/become-an-expert"]);
  expect(await links("/sign-in", "main")).toContainEqual(["Sign up", "/registration"]);
  for (const query of ["", next]) {
    const choices = await links(`/registration${query}`, "main");
    expect(choices.find(([text]) => text?.startsWith("I am an attorney"))?.[1]).toBe(
      `/attorney/sign-up${query}`,
    );
    expect(await links(`/attorney/sign-up${query}`, "main")).toContainEqual([
      "Sign in",
      `/sign-in${query}`,
    ]);
  }
  expect(await links(`/sign-in${next}`, "header")).toContainEqual([
    "Sign up",
    `/registration${next}`,
  ]);
  expect(await links("/attorney/sign-up?next=https://evil.example", "main")).toContainEqual([
    "Sign in",
    "/sign-in",
  ]);
  const member = await (await (await clientOf("attorney")).get("/blog")).text();
  const [bar = ""] = /<header[ >].*?<\/header>/s.exec(member) ?? [];
  expect([bar.includes(">Become an expert<"), bar.includes(">Sign up<")]).toEqual([true, false]);
});

test("neither a reload, nor a refusal, nor losing the connection loses anything that was typed", async ({
  page,
  context,
}) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText(texts.keptAsTyped)).toBeVisible();
  await fillPerson(page, email);
  await page.reload();
  await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
  await go(page, labels.sendCode);
  await expect(page.getByRole("alert")).toBeFocused();
  await accessible(page, "a sign-up that was refused");
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
