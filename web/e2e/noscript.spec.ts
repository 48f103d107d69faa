import { firstExpert } from "../../tools/screens.mjs";
import { expect, sendSignInForm, signOut, test } from "./fixtures";
import { labels } from "./labels";
import { place } from "./place";

test.use({ javaScriptEnabled: false });

test("without script a visitor pages through and searches the blog", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(`${place.origin}/blog`);
  const articles = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(articles).toHaveCount(12);

  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(articles.first()).toBeVisible();

  await page.getByRole("searchbox", { name: "Search articles" }).fill("signature");
  await page
    .getByRole("search", { name: "Blog" })
    .getByRole("button", { name: labels.search })
    .click();
  await expect(page).toHaveURL(/\/blog\?q=signature$/);
  const title = await articles.first().innerText();
  await articles.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.goto("/blog");
  const practice = page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Practice/ });
  const inPractice = Number((await practice.innerText()).replace(/\D/g, ""));
  await practice.click();
  await expect(page).toHaveURL(/\/blog\/category\/practice$/);
  await expect(articles).toHaveCount(inPractice);
});

test("without script anyone reads a public record", async ({ page }) => {
  await page.goto(`/expert/${firstExpert.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Amara");
  await expect(page.getByRole("heading", { name: "Education" })).toBeVisible();
  await page.getByRole("link", { name: "sign in to read the whole record" }).click();
  await sendSignInForm(page, "attorney");
  await expect(page).toHaveURL(`${place.origin}/attorney/experts/${firstExpert.id}`);
});

test("without script an attorney signs in, searches, narrows, reads a record and signs out", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await sendSignInForm(page, "attorney", "not the password");
  await expect(page.getByRole("alert")).toContainText("That email and password don't match.");
  await sendSignInForm(page, "attorney");
  await expect(page).toHaveURL(/\/attorney$/);

  const form = page.getByRole("search", { name: "Experts" });
  await form.getByRole("combobox").fill("engineering");
  await form.getByRole("button", { name: labels.search }).click();
  await expect(page).toHaveURL(/expert-search-result\?q=engineering/);
  const heading = page.getByRole("heading", { level: 1 });
  const all = Number.parseInt(await heading.innerText(), 10);

  for (const name of ["Testimony", "License"])
    await page.getByRole("group", { name }).getByRole("checkbox").first().check();
  await page.getByLabel("To", { exact: true }).fill("600");
  await page.getByRole("button", { name: "Apply filters" }).click();
  for (const parameter of ["testimony", "license", "fee_to"])
    await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
  expect(Number.parseInt(await heading.innerText(), 10)).toBeLessThan(all);
  await page
    .getByRole("list", { name: "Selected filters" })
    .getByRole("link", { name: "Clear all" })
    .click();
  await expect(page).toHaveURL(/\?q=engineering$/);

  const card = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link");
  const name = await card.innerText();
  await card.click();
  await expect(heading).toContainText(name);
  await page.getByRole("link", { name: "Experts for “engineering”" }).click();
  await expect(page).toHaveURL(/expert-search-result\?q=engineering/);

  await signOut(page);
  await expect(page).toHaveURL(`${place.origin}/`);
  await page.goto("/attorney");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
});

test("without script a person pages through all experts", async ({ page, signIn }) => {
  await signIn(page, "attorney");
  await page.goto("/attorney/expert-search-result");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(24);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(cards).toHaveCount(24);
  await expect(page.getByText(/^25 to 48 of \d+$/)).toBeVisible();
});

test("without script a missing page offers a search and a link", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /no/such/page", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search articles" }).fill("signature");
  await page
    .getByRole("search", { name: "Blog" })
    .getByRole("button", { name: labels.search })
    .click();
  await expect(page).toHaveURL(/\/blog\?q=signature$/);
});

test("without script a reader goes from an article to its tag and its author", async ({ page }) => {
  await page.goto("/blog/rule-702-after-the-amendment");
  await page.getByRole("list", { name: "Tags" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/blog\/tag\/reports$/);
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await page.goto("/blog/rule-702-after-the-amendment");
  await page.getByRole("link", { name: /^Articles by / }).click();
  await expect(page).toHaveURL(/\/blog\/author\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daniel Achterberg");
});

test("an Arabic article reads right to left", async ({ page }) => {
  await page.goto("/blog/al-khabir-amam-al-qadi");
  await expect(page.getByRole("main").getByRole("article").first()).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
});

test("without script the panels of tabs stand below one another, each under its name", async ({
  page,
}) => {
  await page.goto("/dev/ui");
  await expect(page.getByRole("tablist", { name: "Messages" })).toBeHidden();
  for (const [name, text] of [
    ["Inbox", "Twelve conversations."],
    ["Unread", "Three of them are unread."],
    ["Archived", "None archived yet."],
  ] as const) {
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel.getByText(text)).toBeVisible();
    await expect(panel.getByText(name, { exact: true })).toBeVisible();
  }
});
