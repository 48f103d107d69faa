import { expect, test } from "./fixtures";

test("an attorney saves a search, finds it again, changes it, and undoes its deletion", async ({
  page,
  ownAccount,
}) => {
  await ownAccount(page);
  await page.goto("/attorney/expert-search-result?q=crane&state=NJ");
  await page.getByRole("link", { name: "Save search" }).click();
  await expect(page.getByText("“crane”, New Jersey")).toBeVisible();
  const name = page.getByLabel("Name");
  await expect(name).toHaveValue("crane");
  await name.fill("");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a name for the search.");
  await name.fill("Crane collapse");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page).toHaveURL(/q=crane.*state=NJ/);
  await expect(page.getByText("Nothing new since")).toBeVisible();
  await expect(page.getByRole("link", { name: "Save search" })).toHaveCount(0);

  await page.getByRole("link", { name: "Saved", exact: true }).click();
  await expect(page.getByText("Emails are on.")).toBeVisible();
  await page.getByRole("link", { name: "Change Crane collapse" }).click();
  await page.getByLabel("Email me when a new expert fits").uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Emails are off.")).toBeVisible();
  await page.getByRole("button", { name: "Delete Crane collapse" }).click();
  await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Crane collapse", exact: true }).click();
  await expect(page).toHaveURL(/q=crane.*state=NJ/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a search is saved, and its name can't be taken twice", async ({ page, ownAccount }) => {
    await ownAccount(page);
    for (const query of ["q=nurse", "q=surgeon"]) {
      await page.goto(`/attorney/searches/new?${query}`);
      await page.getByLabel("Name").fill("Medical");
      await page.getByRole("button", { name: "Save search" }).click();
    }
    await expect(page.getByText("You have a saved search called “Medical”")).not.toHaveCount(0);
    await expect(page.getByLabel("Name")).toHaveValue("Medical");
    await page.goto("/attorney");
    await expect(page.getByRole("link", { name: "Medical" })).toBeVisible();
  });
});
