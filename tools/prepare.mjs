// Installs and builds what has changed since the last time, and nothing else.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { at, top } from "./environment.mjs";

const skipped = new Set([
  "node_modules",
  "build",
  "dist",
  ".cache",
  ".strapi",
  ".tmp",
  "uploads",
  "test-results",
]);

/** Installs, builds and answers the path of the bff's binary. */
export function prepare({ quiet = false } = {}) {
  requirePrograms();
  installPackages("web");
  installPackages("cms");
  once("web-build", ["web"], at("web/build/server.js"), () =>
    run("npm", ["run", "build"], "web", quiet),
  );
  once(
    "cms-build",
    ["cms/config", "cms/src", "cms/package-lock.json", "cms/package.json"],
    at("cms/build/index.html"),
    () => run("npm", ["run", "build"], "cms", quiet),
  );
  return buildBff(quiet);
}

/** Builds the bff; Go itself knows what has changed. */
export function buildBff(quiet = false) {
  mkdirSync(at("var"), { recursive: true });
  const binary = at("var/bff");
  run("go", ["build", "-o", binary, "./bff"], ".", quiet);
  return binary;
}

/** Installs the packages of a folder when its lock file has changed. */
export function installPackages(folder) {
  once(
    `${folder}-packages`,
    [`${folder}/package-lock.json`],
    at(folder, "node_modules/.package-lock.json"),
    () => run("npm", ["ci", "--no-audit", "--no-fund"], folder),
  );
}

function requirePrograms() {
  const missing = ["go", "python3", "make", "g++"].filter((name) => !find(name));
  if (missing.includes("go")) fail("Go is needed to build the bff, version 1.26 or newer.");
  if (missing.length === 0) return;
  const packages = missing.map((name) => (name === "g++" ? "g++" : name));
  if (!installWithApt(packages))
    fail(`Native parts of the CMS need ${packages.join(", ")}: please install them.`);
}

/** Installs Debian packages where this user may; answers whether that worked. */
export function installWithApt(packages) {
  if (process.getuid?.() !== 0 || !find("apt-get")) return false;
  console.log(`Installing ${packages.join(", ")} with apt …`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-q"], { ...options, stdio: "ignore" });
  return (
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], options)
      .status === 0
  );
}

/** The path of a program, or undefined. */
export function find(name) {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    const file = path.join(folder, name);
    if (existsSync(file)) return file;
  }
  return undefined;
}

/** Runs a step unless its inputs are what they were when it last succeeded. */
function once(name, inputs, proof, step) {
  const stamp = at("var/stamps", name);
  const now = fingerprint(inputs);
  if (existsSync(proof) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  step();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** A digest of the content of files, whatever their times: a fresh clone has new ones. */
function fingerprint(inputs) {
  const hash = createHash("sha256");
  const add = (file) => {
    if (statSync(file).isDirectory()) {
      for (const entry of readdirSync(file).sort())
        if (!skipped.has(entry)) add(path.join(file, entry));
      return;
    }
    hash.update(path.relative(top, file)).update("\0").update(readFileSync(file)).update("\0");
  };
  for (const input of inputs) add(at(input));
  return hash.digest("hex");
}

/** Runs a command to its end; its failure ends this program. */
export function run(command, args, folder = ".", quiet = false) {
  if (!quiet)
    console.log(
      `› ${folder === "." ? "" : `${folder}: `}${path.basename(command)} ${args.join(" ")}`,
    );
  const result = spawnSync(command, args, {
    cwd: at(folder),
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    env: { ...process.env, STRAPI_TELEMETRY_DISABLED: "true" },
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  fail(`${command} ${args.join(" ")} failed in ${folder}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
