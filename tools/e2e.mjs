// Runs the browser tests against the three real programs on free ports.
//   node tools/e2e.mjs [arguments of playwright test]
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { chromium } from "./browser.mjs";
import { serveControl } from "./control.mjs";
import { at } from "./environment.mjs";
import { installPackages, prepare } from "./prepare.mjs";
import { startStack, temporaryEnvironment } from "./stack.mjs";

process.exitCode = await e2e(process.argv.slice(2));

async function e2e(args) {
  await installPackages(".");
  const binary = await prepare();
  const executable = chromium();
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-e2e-"));
  const said = [];
  let stack, control;
  try {
    const env = await temporaryEnvironment(folder);
    stack = await startStack({
      env,
      binary,
      onLine: (name, line) => {
        said.push(`${name} ${line}`);
        if (said.length > 400) said.shift();
      },
    });
    control = await serveControl(stack);
    const code = await playwright(args, {
      E2E_ORIGIN: env.WEB_ORIGIN,
      E2E_BFF: env.BFF_URL,
      E2E_CMS: env.CMS_URL,
      E2E_CONTROL: control.url,
      E2E_CHROMIUM: executable,
      E2E_OUTPUT: at("var/e2e"),
    });
    if (code !== 0) console.error(`What the programs said last:\n${said.slice(-80).join("\n")}`);
    return code;
  } finally {
    await control?.close();
    await stack?.stop();
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
