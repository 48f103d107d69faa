"use strict";

// Runs the bff with a CMS under test: its import, and the content that it serves. Go builds
// it; without Go, these tests are skipped.

const { execFile, execFileSync, spawn } = require("node:child_process");
const path = require("node:path");

const TOP = path.resolve(__dirname, "..", "..");
const SECRET = Buffer.alloc(32, 7).toString("base64");
const IMPORT_TOKEN = "import-token-for-tests-of-32-characters";
const START_LIMIT_MS = 60_000;

/** Returns the reason for skipping tests of the bff, or false. */
function withoutGo() {
  try {
    execFileSync("go", ["version"], { stdio: "ignore" });
    return false;
  } catch {
    return "Go is not installed"; // the CMS alone is tested without it
  }
}

/** Builds the program into a folder and returns its path. */
function build(folder) {
  const program = path.join(folder, "bff");
  execFileSync("go", ["build", "-o", program, "./bff"], { cwd: TOP });
  return program;
}

/** Returns the settings of a bff that reads from and imports into the CMS at `url`. */
function settings(url, extra = {}) {
  return {
    PATH: process.env.PATH,
    CMS_URL: url,
    CMS_IMPORT_TOKEN: IMPORT_TOKEN,
    CMS_TOKEN: SECRET,
    CMS_WEBHOOK_SECRET: SECRET,
    PREVIEW_SECRET: SECRET,
    WEB_SECRET: SECRET,
    JWT_KEYS: `first:${SECRET}`,
    REFRESH_KEY: SECRET,
    ...extra,
  };
}

/** The CMS's settings for the bff. */
const forCms = {
  CMS_TOKEN: SECRET,
  CMS_WEBHOOK_SECRET: SECRET,
  PREVIEW_SECRET: SECRET,
  CMS_IMPORT_TOKEN: IMPORT_TOKEN,
};

/** Runs an import and resolves with its summary. */
function importInto(program, env, ...args) {
  return new Promise((resolve, reject) => {
    execFile(program, ["import", ...args], { env }, (error, out, log) =>
      error ? reject(new Error(log + out)) : resolve(out),
    );
  });
}

/** Runs an import and kills it once its progress contains `when`. */
function interrupted(program, env, when, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ["import", ...args], { env, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
      if (said.includes(when)) child.kill("SIGKILL");
    });
    child.once("exit", (code, signal) =>
      signal === "SIGKILL"
        ? resolve()
        : reject(new Error(`it ended by itself with ${code}: ${said}`)),
    );
  });
}

/** Starts the bff and resolves once it responds at `url`. `stop` ends it. */
async function serve(program, env, url) {
  const child = spawn(program, ["serve"], { env, cwd: TOP, stdio: ["ignore", "pipe", "pipe"] });
  const lines = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => lines.push(String(chunk)));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    child.kill("SIGTERM");
    await ended;
  };
  for (
    const end = Date.now() + START_LIMIT_MS;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    if (child.exitCode !== null) throw new Error(`the bff ended:\n${lines.join("")}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { stop };
  }
  await stop();
  throw new Error(`the bff did not start:\n${lines.join("")}`);
}

module.exports = {
  withoutGo,
  build,
  settings,
  forCms,
  importInto,
  interrupted,
  serve,
  IMPORT_TOKEN,
};
