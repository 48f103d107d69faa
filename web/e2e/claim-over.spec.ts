import { choose, codeField, newestCode, proveByMail } from "./claiming";
import { fillExpertForm, sendExpertForm } from "./expert-sign-up";
import { expect, signOut, test } from "./fixtures";
import { codeTo } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";

const address = () => `renee-${Math.random().toString(36).slice(2, 10)}@uni.example`;
const aDay = 25 * 60 * 60;

test("a claim of another browser says so, with the way on; a new profile goes on from there", async ({
  page,
  playwright,
}) => {
  const email = address();
  await page.goto("/experts/sign-up?claim=06dne0claim000000000000000");
  await expect(page.getByText("This claim is not known in this browser")).toBeVisible();
  await expect(page.getByRole("link", { name: "Search for your profile again" })).toHaveAttribute(
    "href",
    "/become-an-expert/search-results",
  );
  await fillExpertForm(page, email);
  await sendExpertForm(page);
  await page.getByLabel("Six digits").fill(await codeTo(playwright.request, email));
  await page.getByRole("button", { name: "Confirm e-mail" }).click();
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
  await expect(
    page.getByText("Staff are looking at your profile.", { exact: false }),
  ).toBeVisible();
});

test("a claim that is not proved yet leads back to its proof", async ({ page }) => {
  await choose(page, "ibarra montoya");
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  const claim = new URL(page.url()).searchParams.get("claim") ?? "";
  await page.goto(`/experts/sign-up?claim=${claim}`);
  await expect(page.getByText(/^This claim is not proved yet/)).toBeVisible();
  await page.getByRole("link", { name: "See how it stands" }).click();
  await codeField(page).fill(await newestCode(page, "mail"));
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
  await expect(page.getByText(/becomes yours with this account/)).toBeVisible();
});

test("a claim that runs out while one types loses nothing that was typed", async ({
  page,
  playwright,
}) => {
  await proveByMail(page, "randhawa");
  await expect(page.getByText(/becomes yours with this account/)).toBeVisible();
  const email = address();
  await page.getByRole("textbox", { name: /^E-mail/ }).fill(email);
  await page.getByRole("textbox", { name: /^Phone/ }).fill("+1 202 555 0143");
  await makeOlder({ table: "claims", seconds: aDay });
  await page.getByRole("button", { name: "Continue to your work" }).click();
  await expect(page.getByRole("alert")).toContainText("This claim has run out");
  await expect(page.getByRole("textbox", { name: /^E-mail/ })).toHaveValue(email);
  await expect(page.getByLabel("Last name")).toHaveValue(/Randhawa/);
  await page.reload();
  await expect(page.getByText(/^This claim has run out/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^E-mail/ })).toHaveValue(email);
  await fillExpertForm(page, email);
  await sendExpertForm(page);
  await page.getByLabel("Six digits").fill(await codeTo(playwright.request, email));
  await page.getByRole("button", { name: "Confirm e-mail" }).click();
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
});

test("a claim that runs out before the code is typed lets the same code make a new profile", async ({
  page,
  playwright,
}) => {
  await proveByMail(page, "quispe mamani");
  const email = address();
  await fillExpertForm(page, email);
  await sendExpertForm(page);
  await makeOlder({ table: "claims", seconds: aDay });
  await page.getByLabel("Six digits").fill(await codeTo(playwright.request, email));
  await page.getByRole("button", { name: "Confirm e-mail" }).click();
  await expect(page.getByRole("alert")).toContainText("This claim has ended");
  await page.getByRole("button", { name: "Go on with a new profile" }).click();
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
  await expect(
    page.getByText("Staff are looking at your profile.", { exact: false }),
  ).toBeVisible();
});

test("a claimed profile says for how long its contacts stay; its claim is used then", async ({
  page,
  playwright,
}) => {
  await proveByMail(page, "lindqvist");
  const signUp = page.url();
  const email = address();
  await fillExpertForm(page, email);
  await sendExpertForm(page);
  await page.getByLabel("Six digits").fill(await codeTo(playwright.request, email));
  await page.getByRole("button", { name: "Confirm e-mail" }).click();
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
  await expect(page.getByRole("note")).toContainText(
    "Your contact email and phone can’t be changed yet",
  );
  await expect(page.getByRole("note")).toContainText(/Until \d+ \w+ \d{4}/);
  await signOut(page);
  await expect(page).toHaveURL(`${place.origin}/`);
  await page.goto(signUp);
  await expect(page.getByText(/^This claim has been used/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" }).first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form goes on without a claim that is not this browser's", async ({ page }) => {
    await page.goto("/experts/sign-up?claim=06dne0claim000000000000000");
    await expect(page.getByText("This claim is not known in this browser")).toBeVisible();
    await page.getByLabel("First name").fill("Renée");
    await page.getByLabel("Last name").fill("Ng'ang'a");
    await page.getByRole("textbox", { name: /^E-mail/ }).fill(address());
    await page.getByRole("textbox", { name: /^Phone/ }).fill("+44 20 7946 0018");
    await page.getByRole("button", { name: "Continue to your work" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your work" })).toBeVisible();
  });
});
