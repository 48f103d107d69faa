// Ten minutes of mixed load: memory, goroutines, and open files stay flat, and each request is
// logged once. Then slow senders, who must not hold much memory.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { cmsTemplate, copyTemplate } from "../cms-template.mjs";
import { installPackages, prepare } from "../prepare.mjs";
import { startStack, temporaryEnvironment } from "../stack.mjs";

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const perSecond = 20;
const pages = [
  "/",
  "/blog",
  "/podcast",
  "/about",
  "/sign-in",
  "/request-an-expert",
  "/blog?q=depositions",
  "/healthz",
];

/** Adds the run to a suite. */
export function loadSoak(suite) {
  return suite.step(`${minutes} minutes of load`, async () => {
    await installPackages(".");
    const binary = await prepare();
    const folder = mkdtempSync(path.join(tmpdir(), "peritus-load-"));
    const lines = { web: 0, bff: 0, cms: 0 };
    let stack;
    try {
      const env = await temporaryEnvironment(folder, { LOG_LEVEL: "info", LOG_FORMAT: "json" });
      copyTemplate(await cmsTemplate(), env);
      stack = await startStack({
        env,
        binary,
        onLine: (name, line) => {
          if (line.includes('"msg":"request"')) lines[name] += 1;
        },
      });
      const samples = await load(env, stack);
      report(samples);
      for (const name of ["web", "bff"]) flat(name, samples);
      const asked = minutes * 60 * perSecond;
      console.log(
        `log lines per request: web ${(lines.web / asked).toFixed(2)}, bff ${(lines.bff / asked).toFixed(2)}`,
      );
      assert.ok(lines.web <= asked * 1.05, "the web logs a request once");
      await slowSenders(env, stack);
    } finally {
      await stack?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function load(env, stack) {
  const samples = [];
  const until = Date.now() + minutes * 60_000;
  const failed = new Map();
  const fail = (how) => failed.set(how, (failed.get(how) ?? 0) + 1);
  let sampledAt = 0;
  for (let n = 0; Date.now() < until; n += 1) {
    const at = pages[n % pages.length];
    void fetch(`${env.WEB_ORIGIN}${at}`, { signal: AbortSignal.timeout(30_000) })
      .then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) fail(`${at} ${response.status}`);
      })
      .catch((error) => fail(`${at} ${error.name}`));
    if (Date.now() > sampledAt + 10_000) {
      sampledAt = Date.now();
      samples.push(await sample(env, stack));
    }
    await pause(1000 / perSecond);
  }
  assert.deepEqual([...failed], [], "requests failed");
  return samples;
}

async function sample(env, { running }) {
  const metrics = await (await fetch(`http://127.0.0.1:${env.BFF_METRICS_PORT}/metrics`)).text();
  const goroutines = Number(/^go_goroutines (\d+)/m.exec(metrics)?.[1]);
  return { bff: { ...of(running.bff.pid), goroutines }, web: of(running.web.pid) };
}

/** Megabytes and open files of a process. */
function of(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return {
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const third = (samples, which) => {
  const size = Math.floor(samples.length / 3);
  return samples.slice(which * size, (which + 1) * size);
};

/** The last third is at most a quarter above the middle one; the first warms up. */
function flat(name, samples) {
  for (const figure of Object.keys(samples[0][name])) {
    const [middle, last] = [1, 2].map((which) =>
      median(third(samples, which).map((one) => one[name][figure])),
    );
    assert.ok(
      last <= middle * 1.25 + 10,
      `${figure} of the ${name} grew from ${middle} to ${last}`,
    );
  }
}

function report(samples) {
  for (const name of ["web", "bff"])
    for (const figure of Object.keys(samples[0][name])) {
      const thirds = [0, 1, 2].map((which) =>
        median(third(samples, which).map((one) => one[name][figure])),
      );
      console.log(`${name} ${figure}: ${thirds.join(", ")} (medians of the thirds)`);
    }
}

/** Senders who send all but the last byte of a large form and then wait. */
async function slowSenders(env, { running }) {
  const before = { web: of(running.web.pid).memory, bff: of(running.bff.pid).memory };
  const paths = ["/become-an-expert/claim-document", "/api/claims/none/document"];
  const sockets = paths.flatMap((at) => Array.from({ length: 25 }, () => hold(env, at)));
  await pause(8_000);
  const grown = {
    web: of(running.web.pid).memory - before.web,
    bff: of(running.bff.pid).memory - before.bff,
  };
  sockets.forEach((socket) => socket.destroy());
  console.log(`50 slow senders: web +${grown.web} MB, bff +${grown.bff} MB`);
  assert.ok(grown.web < 200 && grown.bff < 200, "slow senders hold too much memory");
  const response = await fetch(`${env.WEB_ORIGIN}/about`);
  assert.equal(response.status, 200, "others are served");
}

function hold(env, at) {
  const size = 10 * 1024 * 1024;
  const socket = net.connect(Number(env.WEB_PORT), "127.0.0.1");
  socket.on("error", () => {}); // refused: that's the point
  socket.write(
    [
      `POST ${at} HTTP/1.1`,
      `Host: localhost:${env.WEB_PORT}`,
      `Origin: ${env.WEB_ORIGIN}`,
      "Content-Type: multipart/form-data; boundary=x",
      `Content-Length: ${size}`,
      "",
      "",
    ].join("\r\n"),
  );
  socket.write(Buffer.alloc(size - 1));
  return socket;
}
