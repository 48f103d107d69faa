// The browser for screenshots and tests: Debian's Chromium, without its own network calls.
import { find, installWithApt } from "./debian.mjs";

/** Returns the path of Chromium, and installs it if it is missing. */
export function chromium() {
  const found = find("chromium") ?? find("chromium-browser") ?? find("google-chrome");
  if (found) return found;
  installWithApt(["chromium"]);
  const installed = find("chromium");
  if (!installed) throw new Error("Chromium is missing. Install Debian's package chromium.");
  return installed;
}

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
