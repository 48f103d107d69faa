import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

import type { ServerBuild } from "@remix-run/node";

import { createApp } from "./server/app";
import { EnvError, readEnv } from "./server/env";
import { createLog } from "./server/log";
import { createStaticFiles } from "./server/static-files";

/** Milliseconds that requests may still take once the process has been told to stop. */
const shutdownMs = 10_000;

// This file runs as build/server.js, beside what Remix has built.
const besides = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function main(): Promise<void> {
  // React chooses its build when it is first loaded, which is further down.
  process.env.NODE_ENV ??= "production";
  const env = readEnv(process.env, { imageCache: besides("../../var/ipx") });
  const log = createLog(env.logLevel);
  const build = (await import(besides("./server/index.js"))) as ServerBuild;
  const app = createApp({ env, build, log, files: createStaticFiles(besides("./client"), besides("./previous")) });

  const server = createServer(app.request);
  server.on("upgrade", app.upgrade);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping", { signal });
    server.close(() => process.exit(0));
    app.close();
    server.closeIdleConnections();
    setTimeout(() => {
      log.warn("stopped with requests still open");
      process.exit(0);
    }, shutdownMs).unref();
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.port, env.host, resolve);
  });
  log.info("web listens", { address: `http://${env.host}:${env.port}`, origin: env.origin.origin, build: env.buildId || build.assets.version });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
