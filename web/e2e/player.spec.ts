import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";

const address = "/podcast/the-word-on-page-four";
const sound = readFileSync(
  join(import.meta.dirname, "../../cms/seed/podcast/episodes/01-the-word-on-page-four/audio.mp3"),
);

const panel = (page: Page) => page.getByRole("main").getByRole("region", { name: "Player" });
const bar = (page: Page) => page.locator("[data-player-bar]");
const timeOf = async (page: Page) =>
  Number(await page.getByRole("slider", { name: "Position" }).getAttribute("aria-valuenow"));
const plays = (page: Page) =>
  expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
const rests = (page: Page) =>
  expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();

interface Heard {
  pressed: (action: string, details?: object) => void;
  positions: { duration?: number; playbackRate?: number; position?: number }[];
}

/** For `addInitScript`: records the page's media session handlers, so that a test can call them. */
function listenToSystem(): void {
  const handlers = new Map<string, (details: object) => void>();
  const positions: object[] = [];
  const session = navigator.mediaSession;
  session.setActionHandler = (action: string, handler: ((details: never) => void) | null) => {
    if (handler) handlers.set(action, handler as (details: object) => void);
    else handlers.delete(action);
  };
  const tell = session.setPositionState.bind(session);
  session.setPositionState = (state) => {
    positions.push(state ?? {});
    tell(state);
  };
  Object.assign(window, {
    system: {
      positions,
      pressed: (action: string, details: object = {}) => {
        const handler = handlers.get(action);
        if (!handler) throw new Error(`there is no handler for ${action}`);
        handler({ action, ...details });
      },
    },
  });
}

const press = (page: Page, action: string, details = {}) =>
  page.evaluate(
    ([name, more]) =>
      (window as unknown as { system: Heard }).system.pressed(name as string, more as object),
    [action, details] as const,
  );

/** Opens the episode's page and waits for the player, which arrives after hydration. */
async function open(page: Page): Promise<void> {
  await page.goto(address);
  await expect(panel(page).getByLabel("Speed")).toBeEnabled();
}

async function begin(page: Page): Promise<void> {
  await open(page);
  await panel(page).getByRole("button", { name: "Play", exact: true }).click();
  await plays(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
}

test("the system shows the episode, and its buttons play, pause, seek, and change chapters", async ({
  page,
}) => {
  await page.addInitScript(listenToSystem);
  await begin(page);
  const told = await page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return {
      title: metadata?.title,
      artist: metadata?.artist,
      album: metadata?.album,
      pictures: metadata?.artwork.map(({ src }) => new URL(src).origin === location.origin),
      playbackState,
    };
  });
  expect(told).toMatchObject({
    title: "The word on page four",
    album: "Qualified",
    playbackState: "playing",
  });
  expect(told.artist).not.toBe("");
  expect(told.pictures).toEqual([true]);

  await press(page, "pause");
  await rests(page);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("paused");
  await press(page, "play");
  await plays(page);
  await press(page, "seekto", { seekTime: 60 });
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(60);
  await press(page, "seekbackward");
  await expect.poll(() => timeOf(page)).toBeLessThan(55);
  await press(page, "seekforward", { seekOffset: 20 });
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(60);

  const marked = page.getByRole("region", { name: "Chapters" }).locator("a[aria-current]");
  await press(page, "seekto", { seekTime: 0 });
  await expect(marked).toHaveCount(1);
  const first = await marked.innerText();
  await press(page, "nexttrack");
  await expect(marked).not.toHaveText(first);
  await press(page, "previoustrack");
  await press(page, "previoustrack");
  await expect.poll(async () => (await marked.innerText()) === first).toBe(true);

  const last = await page.evaluate(() =>
    (window as unknown as { system: Heard }).system.positions.at(-1),
  );
  expect(last).toMatchObject({ playbackRate: 1 });
  expect(last?.duration).toBeGreaterThan(90);
  await press(page, "stop");
  await rests(page);
});

test("has keyboard shortcuts, except in fields and on other pages", async ({ page }) => {
  await open(page);
  await page.locator("body").press(" ");
  await plays(page);
  await page.locator("body").press("k");
  await rests(page);
  await panel(page).getByRole("slider", { name: "Position" }).press("Home");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator("body").press("l");
  await expect.poll(() => timeOf(page)).toBe(30);
  await page.locator("body").press("j");
  await expect.poll(() => timeOf(page)).toBe(15);
  await page.locator("body").press("ArrowRight");
  await expect.poll(() => timeOf(page)).toBe(20);
  await page.locator("body").press("ArrowLeft");
  await expect.poll(() => timeOf(page)).toBe(15);
  await page.locator("body").press(">");
  await expect(panel(page).getByLabel("Speed")).toHaveValue("1.2");
  await page.locator("body").press("<");
  await expect(panel(page).getByLabel("Speed")).toHaveValue("1");
  await page.locator("body").press("m");
  await expect(panel(page).getByRole("button", { name: "Unmute" })).toBeVisible();
  await page.locator("body").press("m");

  const field = page.getByLabel("Find in the transcript");
  await field.pressSequentially("k j");
  await expect(field).toHaveValue("k j");
  await rests(page);
  expect(await timeOf(page)).toBe(15);

  await panel(page).getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press("Enter");
  await plays(page);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.locator("body").press(" ");
  await plays(page);
  await page.locator("body").press("k");
  await expect(bar(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("every control is reachable with Tab and has a name and value", async ({ page }) => {
  await open(page);
  await panel(page).getByRole("button", { name: "Play", exact: true }).focus();
  const names: string[] = [];
  for (let n = 0; n < 7; n += 1) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""));
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual([
    "Play",
    "Back 15 seconds",
    "Forward 30 seconds",
    "Position",
    "Speed",
    "Mute",
    "Volume",
  ]);
  const slider = panel(page).getByRole("slider", { name: "Position" });
  await slider.press("End");
  await slider.press("PageDown");
  await expect(slider).toHaveAttribute("aria-valuetext", /^1 minute,? .* of 1 minute/);
});

test("keeps playing across pages, and its position survives a reload of another page", async ({
  page,
}) => {
  await begin(page);
  await panel(page).getByRole("slider", { name: "Position" }).press("PageUp");
  const gaps = await page.evaluateHandle(() => {
    const stops: string[] = [];
    const play = HTMLMediaElement.prototype.pause;
    HTMLMediaElement.prototype.pause = function pause() {
      stops.push("paused");
      play.call(this);
    };
    return stops;
  });
  for (const name of ["Blog", "Podcast"]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    const before = await timeOf(page);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
  }
  expect(await gaps.jsonValue()).toEqual([]);
  await page.getByRole("button", { name: "Pause", exact: true }).first().click();
  const left = await timeOf(page);
  await page.reload();
  await page.goto(address);
  await expect.poll(() => timeOf(page)).toBe(left);
  await expect(panel(page)).toContainText("You left off here earlier today.");
});

test("a finished episode is marked as played and starts over", async ({ page }) => {
  await begin(page);
  const slider = panel(page).getByRole("slider", { name: "Position" });
  await slider.press("End");
  await rests(page);
  await expect.poll(() => timeOf(page)).toBe(0);
  await page.goto("/podcast");
  await expect(
    page.getByRole("listitem").filter({ hasText: "The word on page four" }),
  ).toContainText("Heard");
});

test.describe("while the connection is lost", () => {
  /** Bytes received before the connection breaks. */
  const come = Math.floor(sound.length * 0.4);

  test("reports it, keeps the position, and continues by itself when it is back", async ({
    page,
    context,
  }) => {
    let lost = false;
    let breakOff = (): void => {};
    const broken = new Promise<void>((resolve) => (breakOff = resolve));
    await page.route("**/podcast/audio/**", async (route) => {
      const [, from = "0"] = /bytes=(\d+)-/.exec(route.request().headers().range ?? "") ?? [];
      const start = Number(from);
      // The rest is still loading when the connection breaks.
      if (start >= come) await broken;
      if (lost) return route.abort("internetdisconnected");
      const end = Math.min(sound.length, start < come ? come : sound.length);
      return route.fulfill({
        status: 206,
        body: sound.subarray(start, end),
        headers: {
          "content-type": "audio/mpeg",
          "accept-ranges": "bytes",
          "content-range": `bytes ${start}-${end - 1}/${sound.length}`,
          "cache-control": "no-store",
        },
      });
    });
    await page.goto(address);
    await panel(page).getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
    lost = true;
    await context.setOffline(true);
    breakOff();
    const slider = panel(page).getByRole("slider", { name: "Position" });
    await slider.press("End");
    await slider.press("PageDown");
    const place = await timeOf(page);
    expect(place).toBeGreaterThan(60);
    const said = panel(page).getByRole("status").filter({
      hasText: "You’re offline. Playback will resume when you’re back online.",
    });
    await expect(said).toBeVisible();
    expect(await timeOf(page)).toBe(place);

    lost = false;
    await context.setOffline(false);
    await expect(said).toHaveCount(0);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(place);
    await plays(page);
  });
});

test.describe("the transcript", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("follows the audio, stops when the reader scrolls, and can return to the current line", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await begin(page);
    const pane = page.locator('[role="region"][aria-labelledby="transcript"]');
    const scrolled = () => pane.evaluate((element) => element.scrollTop);
    await panel(page).getByRole("slider", { name: "Position" }).press("PageUp");
    await panel(page).getByRole("slider", { name: "Position" }).press("PageUp");
    const current = page.locator(".transcript-turn[aria-current]");
    await expect.poll(scrolled).toBeGreaterThan(100);
    await expect(current).toBeInViewport();

    await pane.hover();
    await page.mouse.wheel(0, -3000);
    await expect.poll(scrolled).toBe(0);
    const back = page.getByRole("button", { name: "Go to what is said" });
    await expect(back).toBeVisible();
    await back.click();
    await expect.poll(scrolled).toBeGreaterThan(100);
    await expect(back).toHaveCount(0);
  });

  test("highlights and shows each match of a search in turn", async ({ page }) => {
    await page.goto(address);
    const field = page.getByLabel("Find in the transcript");
    const status = page.getByRole("search", { name: "Transcript" }).getByRole("status");
    await field.fill("the");
    await expect(status).toHaveText(/^1 of \d+$/);
    const count = Number((await status.innerText()).split(" ").at(-1));
    expect(
      await page
        .locator("mark[data-match]")
        .evaluateAll((marks) => new Set(marks.map((mark) => mark.getAttribute("data-match"))).size),
    ).toBe(count);
    for (const [key, at] of [
      ["Enter", 2],
      ["Enter", 3],
      ["Shift+Enter", 2],
      ["Shift+Enter", 1],
      ["Shift+Enter", count],
    ] as const) {
      await field.press(key);
      await expect(status).toHaveText(`${at} of ${count}`);
      await expect(page.locator(`mark[data-match="${at - 1}"]`).first()).toBeInViewport();
    }
    await field.press("Escape");
    await expect(page.locator("mark[data-match]")).toHaveCount(0);
  });
});
