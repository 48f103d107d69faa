import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

import { screens } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";
import { problemsOf } from "./page-problems";
import { place } from "./place";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What depends on colours: all that a change of the scheme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong, one line for each element. */
async function violationsOf(page: Page, only?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id} (${help}): ${node.target.join(" ")}: ${node.failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Pixels by which a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const screen of screens) {
  test(`${screen.name}: sound in light and dark, wide and narrow`, async ({ page, signIn }) => {
    test.setTimeout(180_000);
    if (screen.as) await signIn(page, screen.as);
    const status = screen.status ?? 200;
    // A browser says of an address with such a status that it failed; that is what is meant here.
    const problems = problemsOf(
      page,
      (url) => status >= 400 && new URL(url).pathname === screen.path,
    );
    const answer = await page.goto(screen.path, { waitUntil: "load" });
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page).toHaveTitle(/\bPeritus\b/);
    expect.soft(await violationsOf(page), "light, 1440").toEqual([]);

    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await violationsOf(page, colourRules), "dark, 1440").toEqual([]);

    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await overflowOf(page), "overflow at 390").toBe(0);
    expect.soft(await violationsOf(page), "light, 390").toEqual([]);
    expect(problems).toEqual([]);
  });
}

interface HtmlMessage {
  type: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

test("the HTML of every screen is valid", async ({ clientOf }) => {
  test.setTimeout(180_000);
  const folder = path.join(place.output, "html");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const screen of screens) {
    const answer = await (await clientOf(screen.as)).get(screen.path);
    expect(answer.status(), screen.name).toBe(screen.status ?? 200);
    // Remix sends data of slow loaders after the document; what a reader gets ends here.
    const html = (await answer.text()).replace(/(<\/html>)[\s\S]*$/, "$1\n");
    await writeFile(path.join(folder, `${screen.name}.html`), html);
  }
  const messages = await checkHtml(folder);
  expect(messages.filter((message) => message.type === "error").map(lineOf)).toEqual([]);
});

const lineOf = ({ url, lastLine, message, extract }: HtmlMessage) =>
  `${path.basename(url)}:${lastLine ?? ""} ${message} ${(extract ?? "").trim()}`;

/** Runs the W3C's checker once over a folder. It ends with 1 where it has found errors; they are its answer. */
async function checkHtml(folder: string): Promise<HtmlMessage[]> {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const options = { maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(
    "java",
    ["-Xss4m", "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", folder],
    options,
  );
  return (JSON.parse(stdout) as { messages: HtmlMessage[] }).messages;
}
