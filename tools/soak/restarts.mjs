// Rolling restarts and kill -9 of each program behind the real edge: no request is lost, and no
// form is stored twice.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { cmsTemplate, copyTemplate } from "../cms-template.mjs";
import { find } from "../debian.mjs";
import { installPackages, prepare } from "../prepare.mjs";
import { freePorts, healthy } from "../programs.mjs";
import { seed, startProgram, temporaryEnvironment } from "../stack.mjs";
import { caddyBinary, startCaddy } from "./caddy.mjs";
import { visit } from "./visitors.mjs";

/** Requests, at 12 a second. */
const count = 500;
const perSecond = 12;

/** Adds the run to a suite. */
export function restartSoak(suite, services) {
  return suite.step("restarts under load", async () => {
    await installPackages(".");
    const binary = await prepare();
    const folder = mkdtempSync(path.join(tmpdir(), "peritus-restarts-"));
    const site = await open({ binary, folder, services });
    try {
      const [result] = await Promise.all([
        visit(site.origin, { count, perSecond }),
        site.disturb(),
      ]);
      const stored = site.storedForms();
      console.log(
        `${result.pages} pages and ${result.sent.length} forms, ${result.repeated} sent again, ${result.lost.length} lost, ${stored.length} stored`,
      );
      assert.deepEqual(result.lost, []);
      assert.deepEqual(stored.sort(), result.sent.sort(), "each form is stored once");
    } finally {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Two bffs and two webs on Postgres and Redis, one CMS, and Caddy. */
async function open({ binary, folder, services }) {
  const admin = services.PERITUS_TEST_POSTGRES;
  const name = `restarts_${process.pid}`;
  psql(admin, `CREATE DATABASE ${name}`);
  const database = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  const [edge, desk, balancer, health, ...ports] = await freePorts(10);
  const origin = `http://localhost:${edge}`;
  const base = await temporaryEnvironment(folder, {
    DATABASE_URL: database,
    REDIS_URL: services.PERITUS_TEST_REDIS,
    DRAIN_SECONDS: "3",
    LOG_LEVEL: "error",
    WEB_ORIGIN: origin,
    WEB_TRUSTED_PROXIES: "127.0.0.1",
  });
  for (const key of ["IMAGE_CACHE_DIR", "AUDIO_CACHE_DIR"])
    mkdirSync(base[key], { recursive: true });
  copyTemplate(await cmsTemplate(), base);
  await seed(base, binary);

  const running = {};
  const settings = {
    cms: base,
    bff1: { ...base, BFF_PORT: ports[0], BFF_METRICS_PORT: ports[1] },
    bff2: { ...base, BFF_PORT: ports[2], BFF_METRICS_PORT: ports[3] },
    web1: { ...base, WEB_PORT: ports[4], BFF_URL: `http://127.0.0.1:${balancer}` },
    web2: { ...base, WEB_PORT: ports[5], BFF_URL: `http://127.0.0.1:${balancer}` },
  };
  const ready = {
    bff1: `http://127.0.0.1:${ports[0]}/readyz`,
    bff2: `http://127.0.0.1:${ports[2]}/readyz`,
    web1: `http://127.0.0.1:${ports[4]}/readyz`,
    web2: `http://127.0.0.1:${ports[5]}/readyz`,
  };
  async function begin(program) {
    const env = Object.fromEntries(
      Object.entries(settings[program]).map(([key, value]) => [key, String(value)]),
    );
    if (program.startsWith("bff")) env.BFF_URL = `http://127.0.0.1:${env.BFF_PORT}`;
    const started = startProgram(program.replace(/\d/, ""), { env, binary });
    running[program] = started.program;
    await started.up;
    if (ready[program]) await healthy(started.program, ready[program], { withinMs: 120_000 });
  }
  const caddy = startCaddy(
    await caddyBinary(),
    {
      SITE_DOMAIN: `http://localhost:${edge}`,
      CMS_DOMAIN: `http://127.0.0.1:${desk}`,
      CMS_ADDRESS: new URL(base.CMS_URL).host,
      WEB_UPSTREAMS: "fixed",
      WEB_ADDRESSES: `127.0.0.1:${ports[4]} 127.0.0.1:${ports[5]}`,
      BFF_BALANCER: `127.0.0.1:${balancer}`,
      BFF_ADDRESSES: `127.0.0.1:${ports[0]} 127.0.0.1:${ports[2]}`,
      CADDY_HEALTH: `127.0.0.1:${health}`,
    },
    folder,
  );
  running.caddy = caddy;
  await healthy(caddy, `http://127.0.0.1:${health}/`, { withinMs: 60_000 });
  for (const program of ["cms", "bff1", "bff2", "web1", "web2"]) await begin(program);
  return {
    origin,
    /** Stops each program politely, then kills each, and waits until it's ready again. */
    async disturb() {
      await pause(8_000);
      for (const way of ["SIGTERM", "SIGKILL"]) {
        for (const program of ["bff1", "bff2", "web1", "web2"]) {
          running[program].signal(way);
          await running[program].ended;
          await begin(program);
        }
      }
    },
    storedForms: () =>
      psql(database, "SELECT subject FROM inquiries WHERE subject LIKE 'Soak %'")
        .split("\n")
        .filter(Boolean),
    async close() {
      await Promise.all(Object.values(running).map((program) => program.stop()));
      psql(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function psql(address, statement) {
  return execFileSync(find("psql"), ["-At", "-d", address, "-c", statement], { encoding: "utf8" });
}
