// make run: installs, builds, seeds and starts the three programs with their logs.
import { loadEnvironment } from "./environment.mjs";
import { prepare } from "./prepare.mjs";
import { portIsFree } from "./programs.mjs";
import { startStack } from "./stack.mjs";

const colour = { bff: 36, cms: 35, web: 32 };
const paint = process.stdout.isTTY
  ? (code, text) => `\x1b[${code}m${text}\x1b[0m`
  : (_, text) => text;
const say = (name, line) => console.log(`${paint(colour[name], name)} ${line}`);

const env = { LOG_FORMAT: "text", ...loadEnvironment() };
await requirePorts();
const binary = prepare();

console.log("Starting the three programs …");
let stack;
try {
  stack = await startStack({ env, binary, onLine: say });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
announce();

let stopping = false;
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  await stack.stop();
  process.exit(code);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));

for (const program of Object.values(stack.running)) {
  program.ended.then((code) => {
    if (stopping) return;
    console.error(
      `\n${program.name} has ended by itself (${code}). What it said last:\n${program.tail.slice(-20).join("\n")}\n\nStopping the others.`,
    );
    stop(1);
  });
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
      `Port ${env[port]} is in use: stop what uses it, or set ${port} in .env to another one.`,
    );
    process.exit(1);
  }
}

function announce() {
  const lines = ["", `Peritus is up at ${env.WEB_ORIGIN}`];
  if (env.SEED_DEMO === "true") {
    lines.push(
      "",
      "Demo accounts, password Peritus-demo-2026:",
      "  attorney@peritus.test · expert@peritus.test · admin@peritus.test · researcher@peritus.test",
      `Editors, same password, at ${env.CMS_PUBLIC_URL || env.CMS_URL}/admin:`,
      "  editor-in-chief@peritus.test · editor@peritus.test",
      `Mails of the demo: ${env.WEB_ORIGIN}/dev/mail · components: ${env.WEB_ORIGIN}/dev/ui`,
    );
  }
  console.log([...lines, "", "Ctrl-C stops all three.", ""].join("\n"));
}
