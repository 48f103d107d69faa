import type { Page } from "@playwright/test";

/**
 * Collects a page's script errors and console errors from now on, including violations of its
 * security policy. Requests that are expected to fail are left out.
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
