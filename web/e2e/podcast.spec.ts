import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";
import { place } from "./place";

const address = "/podcast/why-qualified";
const bigPlayer = (page: Page) => page.getByRole("main").getByRole("region", { name: "Player" });

test("only one of two tabs plays", async ({ page, context }) => {
  await page.goto(address);
  await bigPlayer(page).getByRole("button", { name: "Play" }).click();
  await expect(bigPlayer(page).getByRole("button", { name: "Pause" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await bigPlayer(other).getByRole("button", { name: "Play" }).click();
  await expect(bigPlayer(page).getByRole("button", { name: "Play" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an episode plays in the browser's own player and shows its transcript", async ({
    page,
  }) => {
    await page.goto(`${place.origin}${address}`);
    await expect(page.locator("audio[controls]")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play" })).toHaveCount(0);
    await expect(page.getByText("Every episode has a transcript")).toBeVisible();
  });
});
