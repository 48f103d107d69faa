import { expect, test } from "./fixtures";
import { labels, texts } from "./labels";
import { codeTo, mailTo } from "./mails";
import { place } from "./place";
import {
  confirm,
  fillPerson,
  fillPractice,
  go,
  sendAttorney,
  word,
  signUpPassword,
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
  await expect(page.getByText(/^New code in/)).toBeVisible();
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
  await row.getByText("Refuse…").click();
  await row.getByRole("button", { name: "Refuse and tell" }).click();
  await expect(row.getByText("Enter a reason. The attorney will read it.")).toBeVisible();
  await row.getByRole("button", { name: /^Confirm/ }).click();
  await expect(row).toHaveCount(0);
  await staff.close();
  expect((await mailTo(playwright.request, email)).subject).toBe(
    "Your New York bar admission is verified",
  );
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

test("the back button, a reload, and another tab lose nothing", async ({ page, context }) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText(texts.keptAsTyped)).toBeVisible();
  await fillPerson(page, email);
  await go(page, labels.continueToPractice);
  await expect(page).toHaveURL(/step=2/);
  await fillPractice(page);
  await page.getByRole("button", { name: "Add an admission" }).click();
  const second = page.getByRole("group", { name: "Admission 2" });
  await second.getByLabel(labels.barNumber).fill("04471-2016");
  await page.goBack();
  await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
  await page.goForward();
  await expect(second.getByLabel(labels.barNumber)).toHaveValue("04471-2016");
  await page.reload();
  await expect(second.getByLabel(labels.barNumber)).toHaveValue("04471-2016");
  await expect(page.getByRole("button", { name: "Remove Construction" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/attorney/sign-up?step=2");
  await expect(other.getByLabel(labels.city)).toHaveValue("New York");
  await second.getByRole("button", { name: "Remove admission 2" }).click();
  await expect(second).toHaveCount(0);
});

test("entering the code in two tabs at once makes one account", async ({
  page,
  context,
  playwright,
}) => {
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  const code = await codeTo(playwright.request, email);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByLabel(labels.sixDigits).fill(code);
  await Promise.all([page, other].map((tab) => go(tab, labels.confirmEmail)));
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${place.origin}/attorney`);
});

test("losing the connection loses nothing that was typed", async ({ page, context }) => {
  const email = `${word()}@firm.example`;
  await page.goto("/attorney/sign-up");
  await expect(page.getByText(texts.keptAsTyped)).toBeVisible();
  await fillPerson(page, email);
  await context.setOffline(true);
  await go(page, labels.continueToPractice);
  await expect(page.getByRole("alert")).toContainText("You appear to be offline");
  await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
  await context.setOffline(false);
  await go(page, labels.continueToPractice);
  await expect(page.getByRole("heading", { level: 1, name: texts.yourPractice })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an attorney signs up, goes back without losing anything, adds an admission, and replaces a weak password", async ({
    page,
    playwright,
  }) => {
    const email = `${word()}@firm.example`;
    await page.goto("/attorney/sign-up");
    await fillPerson(page, email);
    await go(page, labels.continueToPractice);
    const first = page.getByRole("group", { name: "Admission 1" });
    await first.getByLabel("State").selectOption("NY");
    await first.getByLabel(labels.barNumber).fill("5418820");
    await first.getByLabel("Year").fill("2014");
    await go(page, "Add an admission");
    await expect(first.getByLabel(labels.barNumber)).toHaveValue("5418820");
    await expect(page.getByRole("group", { name: "Admission 2" })).toBeVisible();
    await page.getByLabel("Country of Phone").selectOption("US");
    await page.locator("[name=phone]").fill("(212) 555-0147");
    await page.getByLabel("Role").selectOption("partner");
    await page.getByLabel(labels.timeZone).selectOption("America/New_York");
    await page.getByLabel("Construction").check();
    await page.getByLabel(labels.city).fill("New York");
    await page.locator("[name=state]").selectOption("NY");
    await go(page, "Back");
    await expect(page.getByLabel(labels.workEmail)).toHaveValue(email);
    await go(page, labels.continueToPractice);
    await expect(page.getByLabel("Construction")).toBeChecked();
    await go(page, labels.continueToPassword);
    await page.locator("[name=password]").fill("password1234");
    await page.getByLabel(/^I agree to the/).check();
    await go(page, labels.sendCode);
    await expect(page.getByRole("alert")).toContainText("This one is easy to guess.");
    await page.locator("[name=password]").fill(signUpPassword);
    await page.getByLabel(/^I agree to the/).check();
    await go(page, labels.sendCode);
    await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
    await page.getByRole("button", { name: labels.sendNewCode }).click();
    await expect(page.getByText("You can request a new code in", { exact: false })).toBeVisible();
    await page.getByLabel(labels.sixDigits).fill(await codeTo(playwright.request, email));
    await go(page, labels.confirmEmail);
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
});
