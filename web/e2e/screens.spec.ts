import type { Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

import { screens, type Account } from "../../tools/screens.mjs";
import { desktop, fits, inspect, phone } from "./accessible";
import { expect, test as base } from "./fixtures";
import { problemsOf } from "./page-problems";
import { place } from "./place";

/** The screens of an account are opened in one page, so that scripts and styles load once. */
const test = base.extend<object, { pageOf: (account: Account | null) => Promise<Page> }>({
  pageOf: [
    async ({ browser, stateOf }, provide) => {
      const pages = new Map<Account | null, Page>();
      await provide(async (account) => {
        const known = pages.get(account);
        if (known) return known;
        const context = await browser.newContext({
          baseURL: place.origin,
          viewport: desktop,
          reducedMotion: "reduce",
          storageState: account ? await stateOf(account) : undefined,
        });
        const page = await context.newPage();
        pages.set(account, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
});

for (const screen of screens) {
  const title = screen.like
    ? `${screen.name} fits a phone, and is otherwise like ${screen.like}`
    : `${screen.name} is accessible, in light and dark, on a desktop and a phone`;
  test(title, async ({ pageOf }) => {
    const page = await pageOf(screen.as);
    await page.setViewportSize(phone);
    const status = screen.status ?? 200;
    // The browser reports the page's own status as an error, which is expected.
    const problems = problemsOf(
      page,
      (url) => status >= 400 && new URL(url).pathname === screen.path,
    );
    const response = await page.goto(screen.path, { waitUntil: "load" });
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page).toHaveTitle(/\bPeritus\b/);
    if (screen.like) await fits(page, screen.name);
    else await inspect(page, screen.name, screen.frame);
    expect(problems).toEqual([]);
    page.removeAllListeners();
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
  test.slow();
  const folder = path.join(place.output, "html");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const screen of screens) {
    const response = await (await clientOf(screen.as)).get(screen.path);
    expect(response.status(), screen.name).toBe(screen.status ?? 200);
    // Remix streams the data of slow loaders after the end of the document.
    const html = (await response.text()).replace(/(<\/html>)[\s\S]*$/, "$1\n");
    await writeFile(path.join(folder, `${screen.name}.html`), html);
  }
  const messages = await checkHtml(folder);
  expect(messages.filter((message) => message.type === "error").map(lineOf)).toEqual([]);
});

const lineOf = ({ url, lastLine, message, extract }: HtmlMessage) =>
  `${path.basename(url)}:${lastLine ?? ""} ${message} ${(extract ?? "").trim()}`;

/** Runs the W3C's checker on a folder. */
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
