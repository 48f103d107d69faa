import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";
import { place } from "./place";

const address = "/podcast/why-qualified";
const bigPlayer = (page: Page) => page.getByRole("main").getByRole("region", { name: "Player" });
const bar = (page: Page) => page.locator("[data-player-bar]");
const timeOf = async (page: Page) =>
  Number(await page.getByRole("slider", { name: "Position" }).getAttribute("aria-valuenow"));

test("an episode plays, is sought by keys, and goes on while one reads elsewhere", async ({
  page,
}) => {
  await page.goto(address);
  await bigPlayer(page).getByRole("button", { name: "Play" }).click();
  await expect(bigPlayer(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  const slider = bigPlayer(page).getByRole("slider", { name: "Position" });
  await slider.press("Home");
  await slider.press("PageUp");
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(30);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  const before = await timeOf(page);
  await expect(bar(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
  await bar(page).getByRole("button", { name: "Close the player" }).click();
  await expect(bar(page)).toHaveCount(0);
});

test("place and speed are remembered after a reload", async ({ page }) => {
  await page.goto(address);
  await bigPlayer(page).getByRole("button", { name: "Play" }).click();
  await bigPlayer(page).getByLabel("Speed").selectOption("1.5");
  await page
    .getByRole("region", { name: "Chapters" })
    .getByRole("link", { name: /How it is made/ })
    .click();
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(24);
  await bigPlayer(page).getByRole("button", { name: "Pause" }).click();
  const left = await timeOf(page);
  await page.reload();
  await expect.poll(() => timeOf(page)).toBe(left);
  await expect(bigPlayer(page).getByLabel("Speed")).toHaveValue("1.5");
});

test("the transcript marks what is said, and is searched", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("link", { name: "Play from 24 seconds" }).click();
  await expect(page.locator(".transcript-turn[aria-current]")).toContainText("One thing first");
  await page.getByLabel("Find in the transcript").fill("transcript");
  await expect(page.getByRole("search", { name: "Transcript" }).getByRole("status")).toHaveText(
    /^1 of \d+$/,
  );
  await page.getByLabel("Find in the transcript").fill("xylophone");
  await expect(page.getByRole("search", { name: "Transcript" }).getByRole("status")).toHaveText(
    "None",
  );
});

test("of two tabs only one plays", async ({ page, context }) => {
  await page.goto(address);
  await bigPlayer(page).getByRole("button", { name: "Play" }).click();
  await expect(bigPlayer(page).getByRole("button", { name: "Pause" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await bigPlayer(other).getByRole("button", { name: "Play" }).click();
  await expect(bigPlayer(page).getByRole("button", { name: "Play" })).toBeVisible();
});

test("the file answers byte ranges with a right length", async ({ clientOf }) => {
  const visitor = await clientOf(null);
  const list = (await (await visitor.get("/api/content/episodes")).json()) as {
    results: { audio: { url: string; bytes: number } }[];
  };
  const audio = list.results.at(-1)?.audio ?? { url: "", bytes: 0 };
  const whole = await visitor.head(audio.url);
  expect([
    whole.status(),
    Number(whole.headers()["content-length"]),
    whole.headers()["accept-ranges"],
  ]).toEqual([200, audio.bytes, "bytes"]);
  const part = await visitor.get(audio.url, { headers: { range: "bytes=-100" } });
  expect([part.status(), part.headers()["content-range"], (await part.body()).length]).toEqual([
    206,
    `bytes ${audio.bytes - 100}-${audio.bytes - 1}/${audio.bytes}`,
    100,
  ]);
  expect(
    (await visitor.get(audio.url, { headers: { range: `bytes=${audio.bytes}-` } })).status(),
  ).toBe(416);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an episode is heard by the browser's own player and its transcript is read", async ({
    page,
  }) => {
    await page.goto(`${place.origin}${address}`);
    await expect(page.locator("audio[controls]")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play" })).toHaveCount(0);
    await expect(page.getByText("Every episode has a transcript")).toBeVisible();
  });
});
