// make test: runs every test, on the real databases and in the real browser. It starts
// services on free ports, stops them, and leaves only builds behind.
//   node tools/test.mjs [--only check,go,web,tools,cms,e2e]
import { existsSync, readdirSync } from "node:fs";

import { chromium } from "./browser.mjs";
import { quickChecks } from "./check.mjs";
import { find, installWithApt } from "./debian.mjs";
import { at } from "./environment.mjs";
import { goTests } from "./go-tests.mjs";
import { keepTemporaryFilesInMemory } from "./memory.mjs";
import { chosenParts } from "./parts.mjs";
import { installPackages, prepare } from "./prepare.mjs";
import { playwrightReport } from "./report/playwright.mjs";
import { tapReport } from "./report/tap.mjs";
import { vitestReport } from "./report/vitest.mjs";
import { startServices } from "./services.mjs";
import { Suite } from "./suite.mjs";

const only = chosenParts(["check", "go", "web", "tools", "cms", "e2e"]);
const needsBuilds = only.has("cms") || only.has("e2e");
const needsServices = only.has("go") || only.has("cms");
const reports = at("var/test");

// What Go compiled in one checkout also serves another.
process.env.GOFLAGS ??= "-trimpath";

keepTemporaryFilesInMemory();
requirePrograms();
const suite = new Suite();
let services;
const stop = async () => {
  await services?.stop();
  services = undefined;
};
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => stop().then(() => process.exit(130)));

try {
  await run();
} finally {
  await stop();
}
process.exitCode = suite.close();

async function run() {
  const installed = await suite.step("install packages", async () => {
    await installPackages(".");
    await installPackages("web");
  });
  if (!installed) return;
  // The checks and builds run at the same time, and so do the Go tests and those of the web and
  // the CMS: each alone leaves a core idle. The browser tests need both cores.
  const builds = needsBuilds
    ? suite.step("build the three programs", async () => {
        await prepare();
      })
    : undefined;
  if (only.has("check")) await quickChecks(suite);
  const built = await builds;

  if (needsServices) services = await startServices();
  await Promise.all([only.has("go") ? goTests(suite, services.env) : null, nodeTests(built)]);
  await stop();
  if (only.has("e2e") && built)
    await suite.command("browser tests", process.execPath, ["tools/e2e.mjs"], {
      report: playwrightReport(reports),
    });
}

/** Runs the tests of the web, the tools, and the CMS, one after another. */
async function nodeTests(built) {
  if (only.has("web")) await webTests();
  if (only.has("tools"))
    await suite.command("tools: node --test", process.execPath, ["--test", ...toolTests()], {
      report: tapReport(),
    });
  if (only.has("cms") && built) await cmsTests();
}

/**
 * Returns the tests of the tools, except those of the documents, which are checks. Files, because
 * Node 22 takes no folders.
 */
function toolTests() {
  return readdirSync(at("tools"), { recursive: true })
    .filter((name) => name.endsWith(".test.mjs") && !name.startsWith("documents"))
    .map((name) => `tools/${name}`);
}

function webTests() {
  const file = `${reports}/web.json`;
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return suite.command(
    "web: vitest",
    process.execPath,
    [at("node_modules/vitest/vitest.mjs"), ...args],
    { folder: "web", report: vitestReport(file) },
  );
}

async function cmsTests() {
  await suite.command("cms: node --test", "npm", ["run", "--silent", "test"], {
    folder: "cms",
    report: tapReport(),
  });
  await suite.command(
    "cms: node --test, on Postgres",
    "npm",
    ["run", "--silent", "test:database"],
    {
      folder: "cms",
      env: { CMS_TEST_DATABASE_URL: services.env.PERITUS_TEST_POSTGRES },
      report: tapReport(),
    },
  );
}

/** Installs missing programs that the tests need, if this user may. */
function requirePrograms() {
  const missing = [];
  const postgres = "/usr/lib/postgresql";
  const versions = existsSync(postgres) ? readdirSync(postgres) : [];
  if (needsServices) {
    if (!versions.some((version) => existsSync(`${postgres}/${version}/bin/initdb`)))
      missing.push("postgresql");
    if (!find("redis-server")) missing.push("redis-server");
  }
  if (only.has("e2e")) {
    if (!find("java")) missing.push("default-jre-headless");
    if (!find("xmllint")) missing.push("libxml2-utils");
  }
  if (missing.length > 0 && !installWithApt(missing)) {
    console.error(`The tests need these Debian packages: ${missing.join(", ")}.`);
    process.exit(1);
  }
  if (only.has("e2e")) chromium();
}
