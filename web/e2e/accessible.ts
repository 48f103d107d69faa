import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules about color, the only ones that a change of theme can break. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** The rules about content that appears, shrinks, or scrolls only on a phone. */
const phoneRules = [
  "aria-hidden-focus",
  "button-name",
  "link-name",
  "scrollable-region-focusable",
  "target-size",
];

/** Returns axe's violations, one line per element. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // By default, axe also describes every element that passed, which takes most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  axe.setLegacyMode(); // otherwise axe opens a page for each check to merge the results of frames
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id} (${help}): ${node.target.join(" ")}: ${node.failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Resolves once the page is drawn and no animation is running. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    const ending = running.filter(
      ({ effect }) => effect?.getComputedTiming().iterations !== Infinity,
    );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Returns the innermost elements that make a page wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return beyond
      .filter((one) => !beyond.some((other) => other !== one && one.contains(other)))
      .map((one) => `${one.outerHTML.slice(0, 120)} by ${scrollWidth - clientWidth} px`);
  });

/**
 * Sets a theme as the page's switch does. Null follows the system. Colors change without
 * transitions, which may not have run outside the viewport when axe reads them.
 */
async function showTheme(page: Page, theme: "dark" | null): Promise<void> {
  await page.evaluate((chosen) => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = chosen ? [still] : [];
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
  }, theme);
  await settled(page);
}

/**
 * Checks the page in its current state: every rule in the light theme, and the rules that can
 * differ in the dark theme and on a phone. Call it once for each screen and state.
 */
export async function accessible(page: Page, what = page.url()): Promise<void> {
  const size = page.viewportSize();
  expect.soft(await violationsOf(page), `${what}, light`).toEqual([]);
  await showTheme(page, "dark");
  expect.soft(await violationsOf(page, colorRules), `${what}, dark`).toEqual([]);
  await showTheme(page, null);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  await expect.poll(() => overflowOf(page), { message: `${what}, overflow at 390` }).toEqual([]);
  expect.soft(await violationsOf(page, phoneRules), `${what}, 390`).toEqual([]);
  if (size) await page.setViewportSize(size);
}
