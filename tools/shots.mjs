// make shots: takes a screenshot of every screen, wide and narrow, light and dark, and writes
// them with an index page to var/shots.
//   node tools/shots.mjs [--origin http://localhost:3000] [--only NAME,NAME]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { chromium as chromiumPath, chromiumArguments } from "./browser.mjs";
import { at } from "./environment.mjs";
import { serveDataCite } from "./fake-datacite.mjs";
import { installPackages, prepare } from "./prepare.mjs";
import { accounts, demoPassword, screens } from "./screens.mjs";
import { startStack, temporaryEnvironment } from "./stack.mjs";

const { values } = parseArgs({ options: { origin: { type: "string" }, only: { type: "string" } } });
const wanted = values.only
  ? screens.filter((screen) => values.only.split(",").includes(screen.name))
  : screens;
const widths = [1440, 390];
const schemes = ["light", "dark"];
const target = at("var/shots");
mkdirSync(target, { recursive: true });

await installPackages(".");
const { chromium } = createRequire(at("package.json"))("playwright-core");
const own = values.origin ? undefined : await startOwn();
const origin = values.origin ?? own.stack.env.WEB_ORIGIN;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  const states = {};
  for (const as of new Set(wanted.map((screen) => screen.as)))
    if (as) states[as] = await signIn(as);
  for (const scheme of schemes) {
    for (const width of widths) {
      for (const screen of wanted) await shoot(screen, width, scheme, states[screen.as]);
    }
  }
  writeFileSync(path.join(target, "index.html"), index());
  console.log(`${wanted.length * 4} pictures in ${target}; open index.html there.`);
} finally {
  await browser.close();
  await own?.stack.stop();
  await own?.dataCite.close();
  if (own) rmSync(own.folder, { recursive: true, force: true });
}

async function startOwn() {
  const binary = await prepare();
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-shots-"));
  const dataCite = await serveDataCite();
  const env = await temporaryEnvironment(folder, { DATACITE_URL: dataCite.url });
  return { folder, dataCite, stack: await startStack({ env, binary }) };
}

async function signIn(as) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/sign-in`);
  await page.fill("input[name=email]", accounts[as]);
  await page.fill("input[name=password]", demoPassword);
  await Promise.all([
    page.waitForURL((url) => url.pathname !== "/sign-in"),
    page.press("input[name=password]", "Enter"),
  ]);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function shoot(screen, width, scheme, storageState) {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: scheme,
    storageState,
    reducedMotion: "reduce",
    isMobile: width === 390,
    hasTouch: width === 390,
  });
  const page = await context.newPage();
  await page.goto(origin + screen.path, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await loadPictures(page);
  await page.screenshot({ path: path.join(target, file(screen, width, scheme)), fullPage: true });
  await context.close();
}

/** Images load near the viewport, so this scrolls down once and back. */
async function loadPictures(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"; // also in what scrolls by itself
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
    await Promise.all(
      [...document.images].map(
        (image) =>
          image.complete ||
          new Promise((resolve) => {
            image.onload = image.onerror = resolve;
          }),
      ),
    );
  });
}

function file(screen, width, scheme) {
  return `${screen.name}-${width}${scheme === "dark" ? "-dark" : ""}.png`;
}

function index() {
  const rows = wanted.map(
    (screen) =>
      `<h2>${screen.name}</h2><p><code>${screen.path}</code> ${screen.as ?? "visitor"}</p><div>${widths
        .flatMap((width) =>
          schemes.map(
            (scheme) =>
              `<a href="${file(screen, width, scheme)}"><img loading="lazy" alt="${screen.name}, ${width} px, ${scheme}" src="${file(screen, width, scheme)}"></a>`,
          ),
        )
        .join("")}</div>`,
  );
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Screens of Peritus</title>
<style>body{font:15px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:flex-start}img{width:20rem;border:1px solid #ccc}</style>
<h1>Screens of Peritus</h1>${rows.join("\n")}</html>\n`;
}
