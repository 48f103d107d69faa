import type { Page } from "@playwright/test";

/**
 * Collects what a page complains about from now on: script errors, console errors
 * and violations of its policy, which the console reports. An address that is
 * expected to fail is not a complaint about the page.
 */
export function problemsOf(page: Page, expected: (url: string) => boolean = () => false): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected(message.location().url))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return problems;
}
