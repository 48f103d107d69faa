// Measures the CPU time of the web's pages, from the kernel's process accounting.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";

import { freePorts, healthy, start } from "./programs.mjs";

const clients = 16;

/**
 * Returns CPU milliseconds per request. Each process first handles a third as many requests,
 * so its code is compiled.
 * - `rendered`: a page rendered for each request,
 * - `kept`: the same page from the cache, as visitors without a session get it,
 * - `bare`: a node:http server that sends the same bytes,
 * - `cms`: Strapi's own list of the articles.
 */
export async function pageCosts({ env, running }) {
  const page = `${env.WEB_ORIGIN}/blog`;
  await waitUntilCached(page);
  const { bytes, rendered } = await renderedCost(page, running.web.pid, 3000);
  const [port] = await freePorts(1);
  const bareServer = start({
    name: "bare server",
    command: process.execPath,
    env: { ...process.env, BYTES: String(bytes) },
    args: [
      "-e",
      `const b = Buffer.alloc(Number(process.env.BYTES), "a"); require("node:http").createServer((_, r) => { r.setHeader("content-type", "text/html"); r.end(b); }).listen(${port}, "127.0.0.1")`,
    ],
  });
  try {
    await healthy(bareServer, `http://127.0.0.1:${port}/`);
    return {
      bytes,
      rendered,
      kept: await measure(page, running.web.pid, 8000),
      bare: await measure(`http://127.0.0.1:${port}/`, bareServer.pid, 8000),
      cms: await measure(`${env.CMS_URL}/api/articles?${listQuery}`, running.cms.pid, 300, {
        authorization: `Bearer ${env.CMS_TOKEN}`,
      }),
    };
  } finally {
    await bareServer.stop();
  }
}

/** Returns a page's size in bytes, and the CPU milliseconds of rendering it. */
export async function renderedCost(page, webPid, requests) {
  const { length: bytes } = await get(new http.Agent(), page);
  // A URL with this query is never cached.
  return { bytes, rendered: await measure(`${page}?rendered`, webPid, requests) };
}

/** The REST query that loads the data of the blog's list, with explicit populate. */
const listQuery = new URLSearchParams({
  "pagination[pageSize]": "12",
  sort: "publishDate:desc",
  "fields[0]": "title",
  "fields[1]": "slug",
  "fields[2]": "summary",
  "fields[3]": "publishDate",
  "populate[picture][fields][0]": "url",
  "populate[picture][fields][1]": "alternativeText",
  "populate[category][fields][0]": "name",
  "populate[author][fields][0]": "name",
});

/** Resolves once the web serves the page from its cache. */
export async function waitUntilCached(url, withinMs = 20_000) {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline;) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.headers.get("x-page-cache") === "hit") return;
  }
  throw new Error(`${url} is not cached`);
}

async function measure(url, pid, requests, headers = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  try {
    await ask(agent, url, Math.ceil(requests / 3), headers);
    const before = cpuMs(pid);
    await ask(agent, url, requests, headers);
    return (cpuMs(pid) - before) / requests;
  } finally {
    agent.destroy();
  }
}

async function ask(agent, url, times, headers) {
  let left = times;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await get(agent, url, headers);
    }),
  );
}

function get(agent, url, headers = {}) {
  return new Promise((resolve, reject) => {
    http
      .get(
        url,
        {
          agent,
          headers: { "user-agent": "Mozilla/5.0 (bench) Chrome/156", accept: "*/*", ...headers },
        },
        (response) => {
          const chunks = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            if (response.statusCode === 200) resolve(Buffer.concat(chunks));
            else reject(new Error(`${url} returned ${response.statusCode}`));
          });
        },
      )
      .on("error", reject);
  });
}

/** Returns a process's user and system time so far, in milliseconds. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
