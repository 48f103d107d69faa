import { expect, type Page } from "@playwright/test";

import { test as base } from "./fixtures";
import { startProgram, startService, stopProgram } from "./programs";

/** A program or service that can be down in the middle of a flow. */
export type Away = "bff" | "postgres" | "redis";

/** Without these, no request succeeds. */
export const indispensable = ["bff", "postgres"] as const;

interface WorkerFixtures {
  /** Stops a program, does the work, and starts the program again. */
  during: (away: Away, work: () => Promise<void>) => Promise<void>;
}

/** A test whose bff uses Postgres and Redis, so that each of the three can be down. */
export const test = base.extend<object, WorkerFixtures>({
  during: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the used fixtures
    async ({}, provide) => {
      const settings = {
        DATABASE_URL: await startService("postgres"),
        REDIS_URL: await startService("redis"),
      };
      await stopProgram("bff");
      try {
        await startProgram("bff", settings);
        await provide(async (away, work) => {
          await stopProgram(away);
          try {
            await work();
          } finally {
            if (away === "bff") await startProgram("bff", settings);
            else await startService(away);
          }
        });
      } finally {
        await stopProgram("bff");
        await startProgram("bff");
        await stopProgram("postgres");
        await stopProgram("redis");
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Checks that the page stays and reports that the request failed and nothing is lost. */
export async function saysSo(page: Page): Promise<void> {
  await expect(page.getByRole("alert")).toContainText(
    "We can't reach our records right now. Try again in a minute.",
  );
}

/** Checks that, without script, a page reports the failure and offers to send the form again. */
export async function offersToSendAgain(page: Page): Promise<void> {
  await expect(
    page.getByText("We can't reach our records right now. Try again in a minute."),
  ).toBeVisible();
  await expect(page.getByText("Your answers are saved on this page.")).toBeVisible();
}

export const sendAgain = (page: Page) => page.getByRole("button", { name: "Send again" }).click();
