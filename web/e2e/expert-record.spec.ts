import { firstExpert } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";
import { place } from "./place";

const record = `/attorney/experts/${firstExpert.id}`;

test("an expert signs a declaration, attorneys read it, and it goes when it is withdrawn", async ({
  page,
  signIn,
  browser,
  stateOf,
}) => {
  await signIn(page, "expert");
  await page.goto("/experts/my-profile");
  const card = page.getByRole("region", { name: "Declaration about challenges" });
  await expect(card.getByText("Not signed")).toBeVisible();
  await card.getByRole("button", { name: "Sign declaration" }).click();
  await expect(card.getByText("Current", { exact: true })).toBeVisible();

  const counsel = await browser.newContext({
    baseURL: place.origin,
    storageState: await stateOf("attorney"),
  });
  const reading = await counsel.newPage();
  await reading.goto(record);
  const declared = reading.getByRole("region", { name: "Declaration about challenges" });
  await expect(declared.getByText(/^Declared by /)).toBeVisible();

  await page.goto("/experts/my-profile/expert-witness-experience");
  await card.getByRole("button", { name: "Withdraw declaration" }).click();
  await expect(page.getByText("Your declaration is withdrawn.")).toBeVisible();
  await expect(card.getByText("Not signed")).toBeVisible();
  await card.getByText(/^Earlier declarations/).click();
  await expect(card.getByText(/withdrawn/)).toBeVisible();
  await reading.reload();
  await expect(declared.getByText(/hasn’t declared/)).toBeVisible();
  await counsel.close();
});

test("an attorney reads what opposing counsel would ask, and goes to the record", async ({
  page,
  signIn,
}) => {
  await signIn(page, "attorney");
  await page.goto(record);
  await page.getByRole("link", { name: "What opposing counsel would ask" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "What opposing counsel would ask",
  );
  await page
    .getByRole("link", { name: /^See the record/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${record}#[a-z-]+$`));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator applies the fee schedule and keeps what was typed", async ({
    page,
    signIn,
  }) => {
    await signIn(page, "attorney");
    await page.goto(record);
    const form = page.getByRole("form", { name: "What would it cost?" });
    const first = form.getByRole("textbox").first();
    await first.fill("ten");
    await form.getByRole("button", { name: "Calculate" }).click();
    await expect(form.getByText("Enter a number, such as 2 or 2.5.")).toBeVisible();
    await expect(first).toHaveValue("ten");
    await first.fill("10");
    await form.getByRole("button", { name: "Calculate" }).click();
    await expect(form.getByText(/[1-9]/).last()).toBeVisible();
    await expect(first).toHaveValue("10");
  });
});
