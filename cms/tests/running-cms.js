"use strict";

// Starts the real CMS as a separate process with its own port and database, and calls it as the
// BFF, an editor, and the admin panel do.

const { spawn } = require("node:child_process");
const { randomBytes } = require("node:crypto");
const fs = require("node:fs/promises");
const http = require("node:http");
const net = require("node:net");
const os = require("node:os");
const path = require("node:path");
const { Client } = require("pg");
const { environment } = require("./environment");

const CMS = path.resolve(__dirname, "..");
const START_LIMIT_MS = 300_000;

/** Returns a free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net
      .createServer()
      .once("error", reject)
      .listen(0, "127.0.0.1", () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });
}

/** A fake BFF that records every webhook. */
async function receiver() {
  const calls = [];
  const server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      calls.push({ path: request.url, headers: request.headers, body: JSON.parse(body) });
      response.end("{}");
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    calls,
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
    /** Waits at most five seconds for a matching call. */
    async first(matches) {
      for (const end = Date.now() + 5000; Date.now() < end; await pause(50)) {
        const call = calls.find(matches);
        if (call) return call;
      }
      throw new Error(
        `no such webhook among ${JSON.stringify(calls.map(({ body }) => [body.event, body.uid]))}`,
      );
    },
  };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A folder with the settings of one CMS; it may be started several times. Its database
 * is an SQLite file, or one of its own on the Postgres that CMS_TEST_DATABASE_URL names.
 * With demo content, both are copies of the template that `tests/run.mjs` names in
 * CMS_TEST_TEMPLATE; without one the first start fills them.
 */
async function site(extra = {}) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "peritus-cms-"));
  const port = await freePort();
  const template = extra.SEED_DEMO === "false" ? undefined : process.env.CMS_TEST_TEMPLATE;
  const database = await ownDatabase(folder, template);
  if (template) await fs.cp(path.join(template, "public"), `${folder}/public`, { recursive: true });
  const env = environment({
    CMS_PORT: String(port),
    CMS_DATABASE_URL: database.url,
    CMS_PUBLIC_DIR: `${folder}/public`,
    MAIL_DIR: `${folder}/mail`,
    ...extra,
  });
  const remove = async () => {
    await database.drop();
    await fs.rm(folder, { recursive: true, force: true });
  };
  return { folder, env, url: `http://127.0.0.1:${port}`, remove };
}

async function ownDatabase(folder, template) {
  const server = process.env.CMS_TEST_DATABASE_URL;
  if (!server) {
    if (template) await fs.copyFile(path.join(template, "cms.db"), `${folder}/cms.db`);
    return { url: `sqlite:${folder}/cms.db`, drop: async () => {} };
  }
  const name = `cms_${randomBytes(6).toString("hex")}`;
  const from = template ? ` TEMPLATE ${process.env.CMS_TEST_TEMPLATE_DATABASE}` : "";
  await onServer(server, `CREATE DATABASE ${name}${from}`);
  return {
    url: databaseOn(server, name),
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Returns the URL of a database on a Postgres server. */
function databaseOn(server, name) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A subtest that doesn't depend on the database. It runs only on SQLite. */
async function onSqlite(t, name, work) {
  if (!process.env.CMS_TEST_DATABASE_URL) await t.test(name, work);
}

async function onServer(connectionString, statement) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts the CMS and waits until it responds. Its log is in `lines`. */
async function start({ env, url }) {
  const lines = [];
  const child = spawn(process.execPath, ["server.js"], {
    cwd: CMS,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => lines.push(...String(chunk).split("\n").filter(Boolean)));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  dieWith(child);
  const cms = { url, lines, stop: () => (child.kill("SIGTERM"), ended) };
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await pause(200)) {
    if (child.exitCode !== null) throw new Error(`the CMS ended:\n${lines.join("\n")}`);
    const answer = await fetch(`${url}/_health`).catch(() => null);
    if (answer?.status === 204) return cms;
  }
  await cms.stop();
  throw new Error(`the CMS did not start:\n${lines.join("\n")}`);
}

// An interrupted test run leaves no CMS behind.
function dieWith(child) {
  const kill = () => child.kill("SIGKILL");
  const leave = () => process.exit(1);
  process.once("exit", kill);
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, leave);
  child.once("exit", () => {
    process.off("exit", kill);
    for (const signal of ["SIGTERM", "SIGINT"]) process.off(signal, leave);
  });
}

/** Runs the CMS until it exits. */
async function startAndFail(env) {
  const child = spawn(process.execPath, ["server.js"], {
    cwd: CMS,
    env: { PATH: process.env.PATH, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  return { code, output };
}

/** Runs an operator command. */
async function command(env, ...args) {
  const child = spawn(process.execPath, ["command.js", ...args], {
    cwd: CMS,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  let out = "";
  let errors = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (errors += chunk));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  return { code, out, errors };
}

/** Creates an administrator as an operator does, and signs in. */
async function firstAdministrator({ env, url }, email) {
  const { out, errors } = await command(env, "admin", "create", email);
  const [, registrationToken] = /registrationToken=(\w+)\n$/.exec(out) ?? [];
  if (!registrationToken) throw new Error(`no link for ${email}: ${errors}`);
  const password = "A-long-Passw0rd";
  const userInfo = { firstname: "Chief", lastname: "Editor", password };
  await caller(url)("POST", "/admin/register", { json: { registrationToken, userInfo } });
  return signIn(url, email, password);
}

/** Sends a request with `token` in the Authorization header. */
function caller(url, token) {
  return async (method, address, { json, form, headers } = {}) => {
    const response = await fetch(url + address, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(json ? { "Content-Type": "application/json" } : {}),
        ...headers,
      },
      body: json ? JSON.stringify(json) : form,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
    };
  };
}

/** Signs in to the admin panel and returns a function that sends requests as that person. */
async function signIn(url, email, password = "Peritus-demo-2026") {
  const answer = await caller(url)("POST", "/admin/login", { json: { email, password } });
  if (answer.status !== 200)
    throw new Error(`${email} cannot sign in: ${JSON.stringify(answer.body)}`);
  return caller(url, answer.body.data.token ?? answer.body.data.accessToken);
}

/** Returns a form that uploads a file with its alternative text. */
function uploadForm(bytes, name, type, alternativeText) {
  const form = new FormData();
  form.set("files", new Blob([bytes], { type }), name);
  form.set("fileInfo", JSON.stringify({ name, alternativeText }));
  return form;
}

module.exports = {
  freePort,
  site,
  start,
  startAndFail,
  command,
  firstAdministrator,
  receiver,
  caller,
  signIn,
  uploadForm,
  databaseOn,
  onServer,
  onSqlite,
};
