// CPU per request of a page, read from the kernel's account of the process.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";

import { freePorts, healthy, start } from "./programs.mjs";

const warmUp = 300;
const requests = 800;
const clients = 16;

/** Milliseconds of CPU a request: of the web's process, and of a bare server that answers the same bytes. */
export async function pagesPerCPU({ origin, pid, path }) {
  const body = await get(new http.Agent(), origin + path);
  const [port] = await freePorts(1);
  const bareServer = start({
    name: "bare server", command: process.execPath, env: { ...process.env, BYTES: String(body.length) },
    args: ["-e", `const b = Buffer.alloc(Number(process.env.BYTES), "a"); require("node:http").createServer((_, r) => { r.setHeader("content-type", "text/html"); r.end(b); }).listen(${port}, "127.0.0.1")`],
  });
  try {
    await healthy(bareServer, `http://127.0.0.1:${port}/`);
    const ours = await measure(origin + path, pid);
    const bare = await measure(`http://127.0.0.1:${port}/`, bareServer.pid);
    return { ours, bare };
  } finally {
    await bareServer.stop();
  }
}

async function measure(url, pid) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  try {
    await ask(agent, url, warmUp);
    const before = cpuMs(pid);
    await ask(agent, url, requests);
    return (cpuMs(pid) - before) / requests;
  } finally {
    agent.destroy();
  }
}

async function ask(agent, url, times) {
  let left = times;
  await Promise.all(Array.from({ length: clients }, async () => {
    while (left-- > 0) await get(agent, url);
  }));
}

function get(agent, url) {
  return new Promise((resolve, reject) => {
    http.get(url, { agent, headers: { "user-agent": "Mozilla/5.0 (bench) Chrome/156", accept: "text/html" } }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}

/** User and system time of a process so far, in milliseconds. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
