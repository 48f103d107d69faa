// Installs and builds only what has changed since the last run.
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";

import { find } from "./debian.mjs";
import { at } from "./environment.mjs";
import { Progress } from "./progress.mjs";
import { start } from "./programs.mjs";
import { unlessUnchanged } from "./stamp.mjs";

const log = () => at("var/log/setup.log");

const webSources = ["app", "public", "scripts", "server", "server.ts", "vite.config.ts"]
  .concat("tsconfig.json", "package.json", "package-lock.json")
  .map((name) => `web/${name}`);

/**
 * Installs and builds the three programs and returns the path of the bff's binary. Go and npm
 * run at the same time, because npm mostly waits for the network.
 */
export async function prepare({ progress = new Progress() } = {}) {
  requirePrograms();
  const [binary] = await Promise.all([buildBff(progress), buildNodePrograms(progress)]);
  return binary;
}

async function buildNodePrograms(progress) {
  await installPackages("web", progress);
  await unlessUnchanged("web-build", webSources, "web/build/server.js", () =>
    progress.step("Build the web", run("npm", ["run", "build"], "web")),
  );
  await installPackages("cms", progress);
  // The admin panel is built from the packages and these files. Strapi reads content types at start.
  await unlessUnchanged(
    "cms-build",
    ["cms/src/admin", "cms/config", "cms/package-lock.json", "cms/package.json"],
    "cms/build/index.html",
    () => progress.step("Build the CMS", run("npm", ["run", "build"], "cms")),
  );
}

/** Builds the bff. Go rebuilds only what has changed. */
export async function buildBff(progress = new Progress()) {
  const binary = at("var/bff");
  await progress.step("Build the BFF", run("go", ["build", "-o", binary, "./bff"]));
  return binary;
}

const packagesOf = { ".": "test tools", web: "web packages", cms: "CMS packages" };

/** Installs the packages of a folder if its lock file has changed. "." contains the tools for tests and checks. */
export function installPackages(folder, progress = new Progress()) {
  return unlessUnchanged(
    `${folder === "." ? "tools" : folder}-packages`,
    [`${folder}/package-lock.json`],
    `${folder}/node_modules/.package-lock.json`,
    () =>
      progress.step(
        `Install ${packagesOf[folder]}`,
        run("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], folder),
      ),
  );
}

function requirePrograms() {
  if (!find("go")) throw new Error("Building the bff needs Go 1.26 or newer.");
}

/** Returns a step that runs a command and writes its output to var/log/setup.log. */
export function run(command, args, folder = ".") {
  return async (tell) => {
    mkdirSync(path.dirname(log()), { recursive: true });
    appendFileSync(log(), `\n${folder}: ${command} ${args.join(" ")}\n`);
    const program = start({
      name: command,
      command,
      args,
      cwd: at(folder),
      env: { ...process.env, STRAPI_TELEMETRY_DISABLED: "true" },
      onLine(line) {
        appendFileSync(log(), `${line}\n`);
        tell(line);
      },
    });
    const code = await program.ended;
    if (code !== 0)
      throw new Error(
        `${command} ${args.join(" ")} failed in ${folder} (${code}). Full output: ${log()}\n${program.tail.join("\n")}`,
      );
  };
}
