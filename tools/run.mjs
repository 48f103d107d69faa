// make run: installs, builds, seeds, and starts the three programs.
import { existsSync } from "node:fs";
import path from "node:path";

import { at, loadEnvironment } from "./environment.mjs";
import { isLoud, messageOf, openLogs } from "./logs.mjs";
import { prepare } from "./prepare.mjs";
import { portIsFree } from "./programs.mjs";
import { Progress } from "./progress.mjs";
import { startStack } from "./stack.mjs";

/** How long a first start may be silent, on a slow disk, before it counts as hung. */
const silenceMs = 15 * 60_000;
const colors = { bff: 36, cms: 35, web: 32 };
const paint = (code, text) => (process.stdout.isTTY ? `\x1b[${code}m${text}\x1b[0m` : text);

const started = Date.now();
const env = { LOG_FORMAT: "text", ...loadEnvironment() };
await requirePorts();
if (!existsSync(at("var/stamps/web-packages")))
  console.log(
    "The first start downloads packages and builds everything, which takes several minutes. Later starts take seconds.",
  );

const progress = new Progress();
const logs = openLogs(at("var/log"), ["bff", "web", "cms"]);
let stack;
try {
  const binary = await prepare({ progress });
  stack = await progress.step("Seed and start", (tell) =>
    startStack({
      env,
      binary,
      silenceMs,
      onLine(name, line) {
        log(name, line);
        if (!stack) tell(`${name}: ${messageOf(line)}`);
      },
    }),
  );
} catch (error) {
  await logs.close();
  console.error(`\n${error.message}`);
  process.exit(1);
}
announce();

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));

for (const program of Object.values(stack.running)) {
  program.ended.then((code) => {
    if (stopping) return;
    console.error(
      `\n${program.name} stopped (${code}). Its last lines:\n${program.tail.slice(-20).join("\n")}\n\nStopping the others.`,
    );
    stop(1);
  });
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  await stack.stop();
  await logs.close();
  process.exit(code);
}

function log(name, line) {
  logs.write(name, line);
  // While the programs start, they report that the others are not up yet.
  if (stack && isLoud(line)) console.log(`${paint(colors[name], name)} ${line}`);
}

async function requirePorts() {
  for (const [host, port] of [
    ["WEB_HOST", "WEB_PORT"],
    ["BFF_HOST", "BFF_PORT"],
    ["BFF_HOST", "BFF_METRICS_PORT"],
    ["CMS_HOST", "CMS_PORT"],
  ]) {
    if (await portIsFree(env[host], Number(env[port]))) continue;
    console.error(
      `Port ${env[port]} is in use. Stop the program that uses it, or set ${port} in .env to another port.`,
    );
    process.exit(1);
  }
}

function announce() {
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const lines = ["", `Peritus is running at ${env.WEB_ORIGIN} (ready in ${seconds} s)`];
  if (env.SEED_DEMO === "true") {
    lines.push(
      "",
      "Demo accounts, password Peritus-demo-2026:",
      "  attorney@peritus.test    expert@peritus.test",
      "  admin@peritus.test       researcher@peritus.test",
      "",
      `Editors, same password, at ${env.CMS_PUBLIC_URL || env.CMS_URL}/admin:`,
      "  editor-in-chief@peritus.test    editor@peritus.test    author@peritus.test",
      "",
      `Demo mail: ${env.WEB_ORIGIN}/dev/mail    Components: ${env.WEB_ORIGIN}/dev/ui`,
    );
  }
  lines.push(
    "",
    `Logs: ${path.relative(process.cwd(), at("var/log"))}/{bff,web,cms}.log. Warnings and errors appear here too.`,
    "Press Ctrl-C to stop.",
    "",
  );
  console.log(lines.join("\n"));
}
