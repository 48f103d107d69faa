// Runs the browser tests against the three real programs on free ports.
//   node tools/e2e.mjs                        every test
//   node tools/e2e.mjs claim sign-up.outage   specs by a part of their names
//   node tools/e2e.mjs -g "passkey"           tests by a part of their titles
//   E2E_SLOW=5 node tools/e2e.mjs             pages run five times slower, which finds races
// Options are passed to `playwright test`. Tests that stop programs use a separate stack, so
// both groups run at the same time. Results are in var/test/e2e.json.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { chromium } from "./browser.mjs";
import { cmsTemplate, copyTemplate } from "./cms-template.mjs";
import { serveControl } from "./control.mjs";
import { groupsOf, merged, summaryOf } from "./e2e-report.mjs";
import { at } from "./environment.mjs";
import { serveDataCite } from "./fake-datacite.mjs";
import { keepTemporaryFilesInMemory } from "./memory.mjs";
import { installPackages, prepare } from "./prepare.mjs";
import { startStack, temporaryEnvironment } from "./stack.mjs";

keepTemporaryFilesInMemory();
process.exitCode = await e2e(process.argv.slice(2));

async function e2e(args) {
  await installPackages(".");
  const binary = await prepare();
  const executable = chromium();
  const template = await cmsTemplate();
  const runs = await Promise.all(
    groupsOf(args).map((group) => runGroup(group, { args, binary, executable, template })),
  );
  const json = JSON.stringify(merged(runs.map(({ report }) => report)));
  mkdirSync(at("var/test"), { recursive: true });
  writeFileSync(at("var/test/e2e.json"), json);
  console.log(summaryOf(json));
  return runs.every(({ code }) => code === 0) ? 0 : 1;
}

/** Runs a project of the Playwright configuration on its own stack. */
async function runGroup(group, { args, binary, executable, template }) {
  const folder = mkdtempSync(path.join(tmpdir(), `peritus-e2e-${group}-`));
  const output = at("var/e2e", group);
  const file = path.join(output, "report.json");
  const logged = [];
  let stack, control, dataCite;
  try {
    dataCite = await serveDataCite();
    const env = await temporaryEnvironment(folder, { DATACITE_URL: dataCite.url });
    copyTemplate(template, env);
    stack = await startStack({
      env,
      binary,
      onLine: (name, line) => {
        logged.push(`${name} ${line}`);
        if (logged.length > 400) logged.shift();
      },
    });
    control = await serveControl(stack);
    rmSync(file, { force: true });
    const code = await playwright([`--project=${group}`, "--pass-with-no-tests", ...args], {
      E2E_ORIGIN: env.WEB_ORIGIN,
      E2E_BFF: env.BFF_URL,
      E2E_CMS: env.CMS_URL,
      E2E_CONTROL: control.url,
      E2E_CHROMIUM: executable,
      E2E_OUTPUT: output,
      E2E_REPORT: file,
    });
    if (code !== 0)
      console.error(
        `The last log lines of the programs of "${group}":\n${logged.slice(-80).join("\n")}`,
      );
    return { code, report: JSON.parse(readFileSync(file, "utf8")) };
  } finally {
    await control?.close();
    await stack?.stop();
    await dataCite?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function playwright(args, env) {
  const child = spawn(
    process.execPath,
    [
      at("node_modules/@playwright/test/cli.js"),
      "test",
      "--config",
      "e2e/playwright.config.ts",
      ...args,
    ],
    { cwd: at("web"), stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } },
  );
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}
