// Lighthouse, mobile, in a browser of our own.
import { createRequire } from "node:module";

import { chromium as chromiumPath, chromiumArguments } from "./browser.mjs";
import { at } from "./environment.mjs";
import { freePorts } from "./programs.mjs";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Bytes of script that a page loads once its reader has moved the mouse, as they come over the wire. */
async function scriptsOnceAwake(browser, address) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const scripts = new Set();
  let bytes = 0;
  devtools.on(
    "Network.responseReceived",
    ({ requestId, type }) => type === "Script" && scripts.add(requestId),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.mouse.move(10, 10);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => name.includes("/assets/entry.client")),
  );
  await page.waitForLoadState("networkidle");
  await page.close();
  return bytes;
}

/**
 * Scores from 0 to 100 by category, and the bytes that came over the wire: all,
 * fonts, scripts, and scripts once the reader has done something. Throws where a page could not be judged.
 */
export async function judge(addresses) {
  const { default: lighthouse } = await import(at("web/node_modules/lighthouse/core/index.js"));
  const { chromium } = createRequire(at("web/package.json"))("playwright-core");
  const [port] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const judged = [];
    for (const address of addresses) {
      const { lhr } = await lighthouse(address, {
        port,
        onlyCategories: categories,
        logLevel: "error",
      });
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      judged.push({
        address,
        scores: scoresOf(lhr),
        bytes: { ...bytesOf(lhr), awake: await scriptsOnceAwake(browser, address) },
        failed: failedOf(lhr),
      });
    }
    return judged;
  } finally {
    await browser.close();
  }
}

function scoresOf(lhr) {
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
  );
}

function bytesOf(lhr) {
  const requests = lhr.audits["network-requests"].details?.items ?? [];
  const sum = (type) =>
    requests
      .filter((one) => !type || one.resourceType === type)
      .reduce((bytes, one) => bytes + (one.transferSize ?? 0), 0);
  return { all: sum(), fonts: sum("Font"), scripts: sum("Script") };
}

/** What cost points, by the name of the audit. */
function failedOf(lhr) {
  const weighed = categories.flatMap((name) =>
    lhr.categories[name].auditRefs.filter((ref) => ref.weight > 0),
  );
  return [...new Set(weighed.map((ref) => ref.id))].filter((id) => {
    const { score } = lhr.audits[id];
    return score !== null && score < 0.9;
  });
}
