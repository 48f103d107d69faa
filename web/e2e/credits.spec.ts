import { expect, test } from "./fixtures";
import { labels } from "./labels";
import { place } from "./place";

test("staff add credits with a reason, and the attorney reads it in their statement", async ({
  page,
  browser,
  signIn,
  ownAccount,
}) => {
  const attorney = await (await browser.newContext({ baseURL: place.origin })).newPage();
  const { email } = await ownAccount(attorney);
  await attorney.goto("/attorney/credits");
  await expect(attorney.getByText("No credits yet")).toBeVisible();

  await signIn(page, "admin");
  await page.goto(`/admin/credits?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole("region", { name: "Totals" })).toContainText(
    "All accounts add up to 0.",
  );
  await page.locator("tbody").getByRole("link").first().click();
  const adding = page.getByRole("form", { name: "Add credits" });
  await adding.getByRole("textbox", { name: "Credits" }).fill("12");
  await adding.getByRole("button", { name: "Add credits" }).click();
  await expect(adding.getByRole("alert")).toContainText("Enter a reason.");
  await adding.getByLabel(labels.reason).fill("The search was down on Monday");
  await adding.getByRole("button", { name: "Add credits" }).click();
  await expect(page.getByRole("row", { name: /Added by Peritus/ })).toContainText("+12");
  const removing = page.getByRole("form", { name: "Remove credits" });
  await removing.getByRole("textbox", { name: "Credits" }).fill("13");
  await removing.getByLabel(labels.reason).fill("Added twice");
  await removing.getByRole("button", { name: "Remove credits" }).click();
  await expect(removing.getByRole("alert")).toContainText("Enter at most 12.");

  await attorney.goto("/attorney/credits?show=added");
  await expect(attorney.getByRole("row", { name: /The search was down on Monday/ })).toContainText(
    "+12",
  );
  await expect(attorney.getByRole("link", { name: "12 credits" })).toBeVisible();
  const file = await attorney.request.get("/api/credits/statement/export");
  expect(await file.text()).toContain("The search was down on Monday");
  await attorney.context().close();
});
