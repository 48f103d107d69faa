import { firstExpert } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";

const name = "Favorite Amara Okonkwo-Bell, PhD, PE";
const record = `/attorney/experts/${firstExpert.id}`;

test("a star is right in every tab, survives a reload, and its removal can be undone", async ({
  page,
  ownAccount,
}) => {
  await ownAccount(page);
  await page.goto("/attorney/favorites");
  await expect(page.getByRole("heading", { name: "No favorites yet" })).toBeVisible();
  await page.goto("/attorney/expert-search-result?q=okonkwo");
  const other = await page.context().newPage();
  await other.goto(record);

  const [here, there] = [page, other].map((tab) => tab.getByRole("button", { name }));
  await here!.press("Enter");
  await expect(here!).toHaveAttribute("aria-pressed", "true");
  await expect(there!).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("link", { name: "Favorites" }).click();
  await expect(page.getByText("1 expert, the last added first")).toBeVisible();
  await here!.click();
  await expect(there!).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(there!).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(here!).toHaveAttribute("aria-pressed", "true");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a star leads back to its page", async ({ page, ownAccount }) => {
    await ownAccount(page);
    await page.goto(record);
    await page.getByRole("button", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${record}$`));
    await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  });
});
