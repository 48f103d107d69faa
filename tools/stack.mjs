// Starts the three programs as one stack and waits until all are up.
import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { promisify } from "node:util";

import { at, freshEnvironment } from "./environment.mjs";
import { freePorts, healthy, start } from "./programs.mjs";

/** The command, settings, and health check of each program. */
const programs = {
  bff: (env, binary) => ({
    command: binary,
    args: ["serve"],
    cwd: at("."),
    health: `${env.BFF_URL}/healthz`,
  }),
  cms: (env) => ({
    command: process.execPath,
    args: ["server.js"],
    cwd: at("cms"),
    health: `${env.CMS_URL}/_health`,
  }),
  web: (env) => ({
    command: process.execPath,
    args: ["build/server.js"],
    cwd: at("web"),
    health: `http://${env.WEB_HOST}:${env.WEB_PORT}/healthz`,
  }),
};

/** Starts one program by name. Resolves at once. */
export function startProgram(name, { env, binary, onLine, silenceMs }) {
  const { health, ...how } = programs[name](env, binary);
  const extra =
    name === "cms"
      ? { NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "true" }
      : { NODE_ENV: "production" };
  const program = start({
    name,
    ...how,
    env: { ...process.env, ...env, ...extra },
    onLine: (line) => onLine?.(name, line),
  });
  return { program, up: healthy(program, health, { withinMs: silenceMs }) };
}

/** Creates the demo's accounts and experts if they are missing. */
export async function seed(env, binary, experts = 60) {
  const how = { cwd: at("."), env: { ...process.env, ...env }, maxBuffer: 16 << 20 };
  try {
    await promisify(execFile)(binary, ["seed", "-experts", String(experts)], how);
  } catch (error) {
    throw new Error(`bff seed failed:\n${error.stdout}${error.stderr}`);
  }
}

/** Starts all three at once. Resolves when all are up, the content is read, and the search index is built. */
export async function startStack({ env, binary, experts = 60, onLine, silenceMs = 120_000 }) {
  if (env.SEED_DEMO === "true") await seed(env, binary, experts);
  const running = {};
  const waits = [];
  for (const name of ["cms", "bff", "web"]) {
    const { program, up } = startProgram(name, { env, binary, onLine, silenceMs });
    running[name] = program;
    waits.push(up);
  }
  const stop = () => Promise.all(Object.values(running).map((program) => program.stop()));
  try {
    await Promise.all(waits);
    // The web is ready once the bff is, and the bff has read the content by then.
    await healthy(running.web, `http://${env.WEB_HOST}:${env.WEB_PORT}/readyz`, {
      withinMs: silenceMs,
      others: [running.bff, running.cms],
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    env,
    running,
    stop,
    /** Runs a bff command such as an import. Resolves with its exit code and output. */
    command: (args) =>
      new Promise((resolve) => {
        const how = { cwd: at("."), env: { ...process.env, ...env }, maxBuffer: 16 << 20 };
        execFile(binary, args, how, (error, out, log) =>
          resolve({ code: error ? (error.code ?? -1) : 0, out, log }),
        );
      }),
    /** Restarts a stopped program. The settings in `other` override the stack's until the next start. */
    async restart(name, other = {}) {
      const settings = { ...env, ...other };
      const { program, up } = startProgram(name, { env: settings, binary, onLine });
      running[name] = program;
      await up;
    },
  };
}

/** Returns the settings of a demo on free ports that writes all its files below `folder`. */
export async function temporaryEnvironment(folder, extra = {}) {
  mkdirSync(folder, { recursive: true });
  const [web, bff, metrics, cms] = await freePorts(4);
  return {
    ...freshEnvironment(),
    WEB_PORT: String(web),
    WEB_ORIGIN: `http://localhost:${web}`,
    BFF_PORT: String(bff),
    BFF_METRICS_PORT: String(metrics),
    BFF_URL: `http://127.0.0.1:${bff}`,
    CMS_PORT: String(cms),
    CMS_URL: `http://127.0.0.1:${cms}`,
    CMS_PUBLIC_URL: "",
    DATABASE_URL: `sqlite:${folder}/peritus.db`,
    CMS_DATABASE_URL: `sqlite:${folder}/cms.db`,
    CMS_PUBLIC_DIR: `${folder}/public`,
    MAIL_DIR: `${folder}/mail`,
    MEDIA_DIR: `${folder}/media`,
    IMAGE_CACHE_DIR: `${folder}/ipx`,
    AUDIO_CACHE_DIR: `${folder}/audio`,
    LOG_LEVEL: "warn",
    SEED_DEMO: "true",
    STAFF_SECOND_FACTOR: "off",
    ...extra,
  };
}
