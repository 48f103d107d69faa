import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

declare const window: { axe: typeof axe };

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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

/**
 * Later rows of tables and long lists, and most options. The same component draws them as the
 * rows before them, and they took most of axe's time.
 */
const repeats = [
  "tbody > tr:nth-child(n + 7)",
  ":is(ul, ol) > li:nth-child(n + 9)",
  "option:nth-child(n + 5)",
];

/** What the pages of a layout have in common: its bars, menus, and footer. */
const frame = [":is(header, footer, nav, [data-print=hide]):not(main *)"];

interface Scope {
  rules?: string[];
  include?: string[];
  exclude: string[];
}

/** Returns axe's violations, one line per element. */
function violationsOf(page: Page, { rules, include, exclude }: Scope): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, context }) => {
      // By default, axe also describes every element that passed, which takes most of its time.
      const { violations } = await window.axe.run(context, {
        runOnly,
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          (node) =>
            `${id} (${help}): ${node.target.join(" ")}: ${node.failureSummary?.replace(/\s+/g, " ")}`,
        ),
      );
    },
    {
      context: { exclude, ...(include ? { include } : {}) },
      runOnly: rules
        ? { type: "rule" as const, values: rules }
        : { type: "tag" as const, values: tags },
    },
  );
}

/** Loads axe into the page, past its security policy, unless it is there. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
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

/** Styles that the checks add to a page. */
const still = "*, ::before, ::after { transition: none !important }";
const largeText = "html { font-size: 32px !important }";
const withoutRepeats = `${repeats.join(", ")} { display: none !important }`;

interface Look {
  theme?: "dark";
  largeText?: boolean;
  withoutRepeats?: boolean;
}

/**
 * Sets the theme as the page's switch does, and the text size as the browser's setting does.
 * Null undoes both. Colors change without transitions, which may not have run outside the
 * viewport when axe reads them.
 */
async function show(page: Page, look: Look | null): Promise<void> {
  const css =
    look &&
    [still, look.largeText ? largeText : "", look.withoutRepeats ? withoutRepeats : ""].join("\n");
  await page.evaluate(
    ({ css, theme }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css ?? "");
      document.adoptedStyleSheets = css === null ? [] : [sheet];
      if (theme) document.documentElement.dataset.theme = theme;
      else delete document.documentElement.dataset.theme;
    },
    { css, theme: look?.theme },
  );
  await settled(page);
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * Checks a page that was opened on a phone: the rules that can differ in the dark theme and on a
 * phone, that nothing overflows, also with text at 200 % (WCAG 1.4.4, 1.4.10), and every rule on
 * a desktop in the light theme. The frame of a layout is the same on all of its screens, so it is
 * left out, except on the screen that is chosen for it. The page stays on the desktop.
 */
export async function inspect(page: Page, what: string, withFrame = false): Promise<void> {
  const exclude = withFrame ? repeats : [...repeats, ...frame];
  await overflowsNowhere(page, `${what}, 390`);
  await loadAxe(page);
  await show(page, { theme: "dark", withoutRepeats: true });
  expect
    .soft(
      await violationsOf(page, { rules: [...colorRules, ...phoneRules], exclude }),
      `${what}, dark, 390`,
    )
    .toEqual([]);
  await markHidden(page, withFrame ? "body" : "main");
  await show(page, { theme: "dark", largeText: true });
  await overflowsNowhere(page, `${what}, 390, text at 200 %`);
  await page.setViewportSize(desktop);
  await show(page, { withoutRepeats: true });
  expect.soft(await violationsOf(page, { exclude }), `${what}, light`).toEqual([]);
  // What the phone doesn't show.
  if (await keepShown(page)) {
    await show(page, { theme: "dark", withoutRepeats: true });
    const rest = { rules: colorRules, include: [`[${hidden}]`], exclude };
    expect.soft(await violationsOf(page, rest), `${what}, dark`).toEqual([]);
  }
}

/** Checks only that nothing overflows on a phone, also with text at 200 %. */
export async function fits(page: Page, what: string): Promise<void> {
  await overflowsNowhere(page, `${what}, 390`);
  await show(page, { theme: "dark", largeText: true });
  await overflowsNowhere(page, `${what}, 390, text at 200 %`);
}

const overflowsNowhere = (page: Page, message: string) =>
  expect.poll(() => overflowOf(page), { message: `overflow: ${message}` }).toEqual([]);

/** The attribute of elements that a phone doesn't show. */
const hidden = "data-hidden-on-phones";

/** Marks the outermost elements within `part` that aren't shown. */
const markHidden = (page: Page, part: string) =>
  page.evaluate(
    ({ part, hidden }) => {
      for (const one of document.querySelectorAll(`${part} *`))
        if (!one.checkVisibility() && one.parentElement?.checkVisibility())
          one.setAttribute(hidden, "");
    },
    { part, hidden },
  );

/** Removes the mark of elements that still aren't shown, and returns if any is. */
const keepShown = (page: Page) =>
  page.evaluate((hidden) => {
    const marked = [...document.querySelectorAll(`[${hidden}]`)];
    for (const one of marked) if (!one.checkVisibility()) one.removeAttribute(hidden);
    return marked.some((one) => one.checkVisibility());
  }, hidden);

/** Inspects one state of a journey, and shows the page as before. Call it once for each. */
export async function accessible(page: Page, what = page.url()): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(phone);
  await settled(page);
  await inspect(page, what);
  if (size) await page.setViewportSize(size);
  await show(page, null);
}
