import { defineConfig } from "@playwright/test";

import { chromiumArguments, withoutOptimizing } from "../../tools/browser.mjs";
import { place } from "./place";

const outages = /outage\.spec\.ts$/;

/**
 * Runs against the three real programs, which `tools/e2e.mjs` starts once per project. Tests of
 * `site` run in parallel, so each uses its own accounts, profiles, and articles. Tests of
 * `outage` stop programs, so they run one after another. Traces need much CPU: add
 * `--trace retain-on-failure` to get one.
 */
export default defineConfig({
  testDir: ".",
  outputDir: `${place.output}/results`,
  retries: 0,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: place.report }]],
  use: {
    baseURL: place.origin,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: place.chromium,
      args: [...chromiumArguments, withoutOptimizing],
    },
  },
  projects: [
    { name: "site", testIgnore: outages, fullyParallel: true },
    { name: "outage", testMatch: outages, workers: 1 },
  ],
});
