// Ten minutes of mixed load: memory, goroutines, and open files stay flat, and each request is
// logged once. Then slow senders, who must not hold much memory.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { cmsTemplate, copyTemplate } from "../cms-template.mjs";
import { installPackages, prepare } from "../prepare.mjs";
import { startStack, temporaryEnvironment } from "../stack.mjs";
import { mixOf } from "./mix.mjs";
import { holdForms } from "./slow-senders.mjs";

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const perSecond = 20;
const programs = ["web", "bff", "cms"];
/** Megabytes that slow senders may make a program grow by. */
const mostHeld = { web: 150, bff: 150 };

/** Adds the run to a suite. */
export function loadSoak(suite) {
  return suite.step(`${minutes} minutes of load`, async () => {
    await installPackages(".");
    const binary = await prepare();
    const folder = mkdtempSync(path.join(tmpdir(), "peritus-load-"));
    const logged = new Set();
    const repeated = new Set();
    let stack;
    try {
      const env = await temporaryEnvironment(folder, { LOG_LEVEL: "info", LOG_FORMAT: "json" });
      copyTemplate(await cmsTemplate(), env);
      stack = await startStack({
        env,
        binary,
        onLine(name, line) {
          const id = /"msg":"request".*"request_id":"(soak-[^"]+)"/.exec(line)?.[1];
          if (!id) return;
          const one = `${name} ${id}`;
          (logged.has(one) ? repeated : logged).add(one);
        },
      });
      const { samples, sent } = await load(env, stack);
      report(samples);
      for (const name of programs) flat(name, samples);
      console.log(`${sent.length} requests, each logged once by the program it was sent to`);
      assert.deepEqual(
        sent.filter((one) => !logged.has(one)),
        [],
        "requests without a line",
      );
      assert.deepEqual(
        sent.filter((one) => repeated.has(one)),
        [],
        "requests with several lines",
      );
      await slowSenders(env, stack);
    } finally {
      await stack?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Sends the mix, and returns samples of the programs and the program and id of each request. */
async function load(env, stack) {
  const next = await mixOf(env);
  const samples = [];
  const sent = [];
  const open = new Set();
  const failed = new Map();
  const fail = (how) => failed.set(how, (failed.get(how) ?? 0) + 1);
  const started = Date.now();
  let sampledAt = 0;
  for (let n = 0; Date.now() < started + minutes * 60_000; n += 1) {
    const { name, to, url, options, expected = 200 } = next(n);
    const id = `soak-${String(n).padStart(6, "0")}`;
    sent.push(`${to} ${id}`);
    const request = fetch(url, {
      ...options,
      headers: { ...options?.headers, "x-request-id": id },
      signal: AbortSignal.timeout(30_000),
    })
      .then(async (response) => {
        await response.arrayBuffer();
        if (response.status !== expected) fail(`${name} ${response.status}`);
      })
      .catch((error) => fail(`${name} ${error.name}`))
      .finally(() => open.delete(request));
    open.add(request);
    if (Date.now() > sampledAt + 10_000) {
      sampledAt = Date.now();
      samples.push(await sample(env, stack));
    }
    await pause(Math.max(0, started + ((n + 1) * 1000) / perSecond - Date.now()));
  }
  await Promise.all(open);
  await pause(1000); // the last lines of the log
  assert.deepEqual([...failed], [], "requests failed");
  return { samples, sent };
}

async function sample(env, { running }) {
  const metrics = await (await fetch(`http://127.0.0.1:${env.BFF_METRICS_PORT}/metrics`)).text();
  const goroutines = Number(/^go_goroutines (\d+)/m.exec(metrics)?.[1]);
  return {
    bff: { ...of(running.bff.pid), goroutines },
    web: of(running.web.pid),
    cms: of(running.cms.pid),
  };
}

/** Megabytes and open files of a process. */
function of(pid) {
  return { memory: memoryOf(pid), files: readdirSync(`/proc/${pid}/fd`).length };
}

function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
/** The medians of a figure in the three thirds of the run. */
const thirds = (samples, name, figure) => {
  const size = Math.floor(samples.length / 3);
  return [0, 1, 2].map((which) =>
    median(samples.slice(which * size, (which + 1) * size).map((one) => one[name][figure])),
  );
};

/** The last third is at most a quarter above the middle one; the first warms up. */
function flat(name, samples) {
  for (const figure of Object.keys(samples[0][name])) {
    const [, middle, last] = thirds(samples, name, figure);
    assert.ok(
      last <= middle * 1.25 + 10,
      `${figure} of the ${name} grew from ${middle} to ${last}`,
    );
  }
}

function report(samples) {
  for (const name of programs)
    for (const figure of Object.keys(samples[0][name]))
      console.log(
        `${name} ${figure}: ${thirds(samples, name, figure).join(", ")} (medians of the thirds)`,
      );
}

/** While others send slowly, little memory is held and pages are served. */
async function slowSenders(env, { running }) {
  const before = { web: memoryOf(running.web.pid), bff: memoryOf(running.bff.pid) };
  const most = { web: 0, bff: 0 };
  const release = holdForms(env);
  try {
    for (let n = 0; n < 16; n += 1) {
      const response = await fetch(`${env.WEB_ORIGIN}/about`);
      assert.equal(response.status, 200, "others are served");
      await response.arrayBuffer();
      for (const name of ["web", "bff"])
        most[name] = Math.max(most[name], memoryOf(running[name].pid) - before[name]);
      await pause(500);
    }
  } finally {
    release();
  }
  console.log(
    `20 slow uploads, 20 of unknown length, and 25 held forms: web +${most.web} MB, bff +${most.bff} MB`,
  );
  for (const name of ["web", "bff"])
    assert.ok(most[name] < mostHeld[name], `slow senders hold ${most[name]} MB of the ${name}`);
}
