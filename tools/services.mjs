// Runs Postgres and Redis for tests, on free ports, with their data in var/.
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  existsSync,
  writeFileSync,
} from "node:fs";
import { execFileSync, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

import { find } from "./debian.mjs";
import { freePorts, start } from "./programs.mjs";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Prepares Postgres and Redis on free ports without starting them. Each starts and stops by
 * name. Postgres keeps its data across a restart; Redis does not.
 */
export async function makeServices() {
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-services-"));
  const [postgresPort, redisPort] = await freePorts(2);
  const starts = {
    postgres: () => postgres(folder, postgresPort),
    redis: () => redis(folder, redisPort),
  };
  const running = {};
  return {
    /** URLs for the bff's settings. */
    urls: {
      postgres: `postgres://peritus@127.0.0.1:${postgresPort}/postgres?sslmode=disable`,
      redis: `redis://127.0.0.1:${redisPort}`,
    },
    async start(name) {
      running[name] ??= await starts[name]();
    },
    async stop(name) {
      await running[name]?.stop();
      delete running[name];
    },
    async end() {
      await Promise.all(Object.values(running).map((program) => program.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts both. `env` has their URLs for the Go tests. */
export async function startServices() {
  const services = await makeServices();
  try {
    await services.start("postgres");
    await services.start("redis");
  } catch (error) {
    await services.end();
    throw error;
  }
  return {
    stop: services.end,
    env: { PERITUS_TEST_POSTGRES: services.urls.postgres, PERITUS_TEST_REDIS: services.urls.redis },
  };
}

/** Postgres refuses to run as root, so root runs it as Debian's postgres user. */
async function postgres(folder, port) {
  const bin = postgresFolder();
  const data = path.join(folder, "postgres");
  const user = process.getuid() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  if (!existsSync(data)) makeCluster({ bin, folder, data, user, port });
  const program = start({
    name: "postgres",
    cwd: "/",
    ...(user.uid
      ? {
          command: "setpriv",
          args: [
            `--reuid=${user.uid}`,
            `--regid=${user.gid}`,
            "--clear-groups",
            path.join(bin, "postgres"),
            "-D",
            data,
          ],
        }
      : { command: path.join(bin, "postgres"), args: ["-D", data] }),
    env: process.env,
  });
  await until(
    program,
    () =>
      spawnSync(path.join(bin, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)])
        .status === 0,
  );
  return program;
}

function makeCluster({ bin, folder, data, user, port }) {
  mkdirSync(data);
  if (user.uid) for (const owned of [folder, data]) chownSync(owned, user.uid, user.gid);
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "peritus", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] },
  );
  writeFileSync(
    path.join(data, "postgresql.auto.conf"),
    [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${data}'`,
      "fsync = off",
      "synchronous_commit = off",
      "full_page_writes = off",
      "wal_level = minimal",
      "max_wal_senders = 0",
      "autovacuum = off",
      "max_connections = 300",
    ].join("\n"),
  );
}

async function redis(folder, port) {
  const program = start({
    name: "redis",
    command: find("redis-server"),
    cwd: folder,
    env: process.env,
    args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
  });
  await until(program, () => spawnSync("redis-cli", ["-p", String(port), "ping"]).status === 0);
  return program;
}

function postgresFolder() {
  const versions = existsSync("/usr/lib/postgresql")
    ? readdirSync("/usr/lib/postgresql").sort((a, b) => b - a)
    : [];
  for (const version of versions) {
    const bin = `/usr/lib/postgresql/${version}/bin`;
    if (existsSync(path.join(bin, "initdb"))) return bin;
  }
  throw new Error("Postgres is not installed: expected initdb below /usr/lib/postgresql");
}

const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());

async function until(program, ready, withinMs = 30_000) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (program.over) throw new Error(`${program.name} stopped:\n${program.tail.join("\n")}`);
    if (ready()) return;
    await pause(100);
  }
  throw new Error(`${program.name} does not respond:\n${program.tail.join("\n")}`);
}
