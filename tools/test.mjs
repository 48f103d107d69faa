// make test: every test, on the real databases and in the real browser. Starts
// what it needs on free ports, stops it, and leaves nothing behind but builds.
import { existsSync, readdirSync } from "node:fs";

import { chromium } from "./browser.mjs";
import { quickChecks } from "./check.mjs";
import { find, installPackages, installWithApt, prepare } from "./prepare.mjs";
import { startServices } from "./services.mjs";
import { Suite } from "./suite.mjs";

requireTools();
const suite = new Suite();
let services;
const stop = async () => {
  await services?.stop();
  services = undefined;
};
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => stop().then(() => process.exit(130)));

try {
  installPackages("web");
  services = await startServices();
  await quickChecks(suite);
  await suite.command("go test -race", "go", ["test", "-race", "-timeout", "30m", "./..."], {
    env: services.env,
  });
  await suite.command("web: vitest", "npm", ["run", "--silent", "test"], { folder: "web" });
  await suite.step("install and build", async () => {
    prepare();
  });
  await suite.command("tools: node --test", process.execPath, [
    "--test",
    "tools/environment.test.mjs",
    "tools/programs.test.mjs",
    "tools/suite.test.mjs",
  ]);
  await suite.command("cms: node --test", "npm", ["run", "--silent", "test"], { folder: "cms" });
  await suite.command(
    "cms: node --test, on Postgres",
    "npm",
    ["run", "--silent", "test:database"],
    { folder: "cms", env: { CMS_TEST_DATABASE_URL: services.env.PERITUS_TEST_POSTGRES } },
  );
  await stop();
  await suite.command("browser tests", process.execPath, ["tools/e2e.mjs"]);
} finally {
  await stop();
}
process.exitCode = suite.close();

/** Installs what the tests need and is missing, where this user may. */
function requireTools() {
  const missing = [];
  if (
    !existsSync("/usr/lib/postgresql") ||
    !readdirSync("/usr/lib/postgresql").some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    )
  )
    missing.push("postgresql");
  if (!find("redis-server")) missing.push("redis-server");
  if (!find("java")) missing.push("default-jre-headless");
  if (!find("xmllint")) missing.push("libxml2-utils");
  if (missing.length > 0 && !installWithApt(missing)) {
    console.error(`The tests need ${missing.join(", ")}: please install these packages.`);
    process.exit(1);
  }
  chromium();
}
