// The browser for screenshots and tests: Debian's Chromium, without its own network calls.
import { find, installWithApt } from "./debian.mjs";

/** Chromium without windows, which takes a third less CPU than the whole one. */
const shell = "chromium-headless-shell";

/** Returns the path of Chromium, and installs it if it is missing. */
export function chromium() {
  if (!find(shell)) installWithApt([shell]);
  const found = [shell, "chromium", "chromium-browser", "google-chrome"].map(find).find(Boolean);
  if (!found) throw new Error(`Chromium is missing. Install Debian's package ${shell}.`);
  return found;
}

/** Pages are drawn without a graphics card's interface, which a sixth of the CPU went to. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-gpu-compositing",
  "--disable-software-rasterizer",
  "--num-raster-threads=1",
  "--disable-quic",
  "--no-first-run",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** For tests, whose pages live too short for compilers that optimize: they took a tenth of the CPU. */
export const withoutOptimizing = "--js-flags=--max-lazy,--no-maglev,--no-turbofan";
