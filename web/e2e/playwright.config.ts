import { defineConfig } from "@playwright/test";

import { chromiumArguments } from "../../tools/browser.mjs";
import { place } from "./place";

const outages = /outage\.spec\.ts$/;

/**
 * Against the three real programs, which `tools/e2e.mjs` starts. One worker: the
 * tests share one demo. Outages come last, since they stop programs.
 */
export default defineConfig({
  testDir: ".",
  outputDir: `${place.output}/results`,
  workers: 1,
  retries: 0,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: place.origin,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: "retain-on-failure",
    launchOptions: { executablePath: place.chromium, args: chromiumArguments },
  },
  projects: [
    { name: "site", testIgnore: outages },
    { name: "outage", testMatch: outages },
  ],
});
