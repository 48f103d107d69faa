// Runs Lighthouse for mobile in a separate browser.
import http from "node:http";
import { createRequire } from "node:module";

import { chromium as chromiumPath, chromiumArguments } from "./browser.mjs";
import { at } from "./environment.mjs";
import { freePorts } from "./programs.mjs";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Returns the transferred bytes of the scripts that a page loads after the mouse first moves. */
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
  await page.mouse.move(10, 10, { steps: 2 });
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
 * Returns scores from 0 to 100 by category, the transferred bytes (all, fonts, scripts, and
 * scripts after the first input), and in `still` the performance of a static page of the same
 * size, measured right after it. Throws if Lighthouse fails on a page.
 */
export async function measureBesideStatic(addresses) {
  const { default: lighthouse } = await import(at("node_modules/lighthouse/core/index.js"));
  const { chromium } = createRequire(at("package.json"))("playwright-core");
  const [port, stillPort] = await freePorts(2);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  const still = await serveStaticPages(stillPort);
  const report = async (address, onlyCategories) => {
    const { lhr } = await lighthouse(address, { port, onlyCategories, logLevel: "error" });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return lhr;
  };
  try {
    const measured = [];
    for (const address of addresses) {
      const lhr = await report(address, categories);
      const bytes = { ...bytesOf(lhr), awake: await scriptsOnceAwake(browser, address) };
      const plain = await report(`http://127.0.0.1:${stillPort}/${bytes.all - bytes.fonts}`, [
        "performance",
      ]);
      measured.push({
        address,
        scores: scoresOf(lhr),
        bytes,
        still: scoreOf(plain, "performance"),
        failed: failedOf(lhr),
      });
    }
    return measured;
  } finally {
    await browser.close();
    still.close();
  }
}

/** Serves a minimal page of about N bytes of paragraphs at `/N`. */
async function serveStaticPages(port) {
  const paragraph = `<p>${"An expert may testify if it is more likely than not that the opinion is reliable. ".repeat(6)}</p>\n`;
  const server = http.createServer((request, response) => {
    const bytes = Number(request.url.slice(1)) || 0;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en-US"><head><title>Static</title><meta name="viewport" content="width=device-width"></head><body><h1>Static</h1>\n${paragraph.repeat(Math.ceil(bytes / paragraph.length))}</body></html>`,
    );
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

function scoresOf(lhr) {
  return Object.fromEntries(categories.map((name) => [name, scoreOf(lhr, name)]));
}

function scoreOf(lhr, category) {
  return Math.round((lhr.categories[category].score ?? 0) * 100);
}

function bytesOf(lhr) {
  const requests = lhr.audits["network-requests"].details?.items ?? [];
  const sum = (type) =>
    requests
      .filter((one) => !type || one.resourceType === type)
      .reduce((bytes, one) => bytes + (one.transferSize ?? 0), 0);
  return { all: sum(), fonts: sum("Font"), scripts: sum("Script") };
}

/** Returns the names of the audits that cost points. */
function failedOf(lhr) {
  const weighed = categories.flatMap((name) =>
    lhr.categories[name].auditRefs.filter((ref) => ref.weight > 0),
  );
  return [...new Set(weighed.map((ref) => ref.id))].filter((id) => {
    const { score } = lhr.audits[id];
    return score !== null && score < 0.9;
  });
}
