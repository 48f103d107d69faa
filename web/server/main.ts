import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

import type { ServerBuild } from "@remix-run/node";

import { createApp } from "./app";
import { readEnv } from "./env";
import { createLog } from "./log";
import { ofFiles } from "./proxy/arrival";
import { createStaticFiles } from "./files/static-files";

/** Milliseconds that running requests get after draining. */
const shutdownMs = 10_000;

/** Additional connections wait in the system's queue. */
const maxConnections = 4_096;

interface StartOptions {
  /** Contains `server/`, `client/`, and `previous/`. */
  folder: URL;
}

/** Bytes. 5,000 characters of any script in an address, such as a text to search by. */
const maxHeaderSize = 64 * 1024;

export async function serve({ folder }: StartOptions): Promise<void> {
  const within = (path: string) => fileURLToPath(new URL(path, folder));
  const env = readEnv(process.env, {
    imageCache: within("../../var/ipx"),
    audioCache: within("../../var/audio"),
  });
  const log = createLog(env.logLevel, undefined, env.logFormat);
  const build = (await import(within("./server/index.js"))) as ServerBuild;
  const app = createApp({
    env,
    build,
    log,
    files: createStaticFiles(within("./client"), within("./previous")),
  });

  const server = createServer({ maxHeaderSize }, app.request);
  server.on("upgrade", app.upgrade);
  server.requestTimeout = ofFiles.within + 10_000; // the app gives other requests less
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  server.maxConnections = maxConnections;

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping", { signal, drain_s: env.drainSeconds });
    app.drain();
    setTimeout(() => {
      server.close(() => process.exit(0));
      app.close();
      server.closeIdleConnections();
      setTimeout(() => {
        log.warn("stopped with requests still open");
        process.exit(0);
      }, shutdownMs).unref();
    }, env.drainSeconds * 1000);
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.port, env.host, resolve);
  });
  log.info("web is up", {
    address: `http://${env.host}:${env.port}`,
    origin: env.origin.origin,
    build: env.buildId || build.assets.version,
  });
}
