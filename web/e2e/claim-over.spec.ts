import { choose, claimOf, codeField, newestCode, proveByMail } from "./claiming";
import { expect, test } from "./fixtures";
import { labels, texts } from "./labels";
import { codeTo } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";
import { fillPassword, go } from "./sign-up-form";

const address = () => `renee-${Math.random().toString(36).slice(2, 10)}@uni.example`;
const aDay = 25 * 60 * 60;

test("an unproved claim leads back to its proof, and one that expires during the sign-up loses nothing that was typed", async ({
  page,
}) => {
  await choose(page, "randhawa");
  await page.getByRole("button", { name: labels.mailCode }).click();
  await expect(codeField(page)).toBeVisible();
  await page.goto(`/experts/sign-up?claim=${claimOf(page)}`);
  await expect(page.getByText(/^This claim isn't verified yet/)).toBeVisible();
  await page.getByRole("link", { name: "View status" }).click();
  await codeField(page).fill(await newestCode(page, "mail", "randhawa"));
  await expect(page.getByText(/becomes yours with this account/)).toBeVisible();
  const email = address();
  await page.getByRole("textbox", { name: /^Email/ }).fill(email);
  await fillPassword(page);
  await makeOlder({ table: "claims", seconds: aDay, where: { id: claimOf(page) } });
  await go(page, labels.sendCode);
  await expect(page.getByRole("alert")).toContainText("This claim has expired");
  await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveValue(email);
  await expect(page.getByLabel(labels.lastName)).toHaveValue(/Randhawa/);
  await page.reload();
  await expect(page.getByText(/^This claim has expired/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveValue(email);
});

test("a claim that expires before the code is entered makes a new profile with the same code", async ({
  page,
  playwright,
}) => {
  await proveByMail(page, "quispe mamani");
  const claim = claimOf(page);
  const email = address();
  await page.getByRole("textbox", { name: /^Email/ }).fill(email);
  await fillPassword(page);
  await go(page, labels.sendCode);
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
  await makeOlder({ table: "claims", seconds: aDay, where: { id: claim } });
  await page.getByLabel(labels.sixDigits).fill(await codeTo(playwright.request, email));
  await expect(page.getByRole("alert")).toContainText("This claim has ended");
  await page.getByRole("button", { name: "Continue with a new profile" }).click();
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
  await expect(page.getByText("We're reviewing your profile.", { exact: false })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a claim from another browser leaves the form usable", async ({ page }) => {
    await page.goto("/experts/sign-up?claim=06dne0claim000000000000000");
    await expect(page.getByText("We can't find this claim in this browser")).toBeVisible();
    await page.getByLabel(labels.firstName).fill("Renée");
    await page.getByLabel(labels.lastName).fill("Ng'ang'a");
    await page.getByRole("textbox", { name: /^Email/ }).fill(address());
    await page.getByRole("textbox", { name: /^Phone/ }).fill("+44 20 7946 0018");
    await page.getByRole("button", { name: labels.continueToWork }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
  });
});
