// Runs the tests of the CMS, all of them or the files that are named. Files with a CMS of
// their own start from a copy of one that was started once.
//   node tests/run.mjs [tests/editing.test.js …]
// With CMS_TEST_DATABASE_URL the databases are on that Postgres.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { cmsTemplate, startOnce } from "../../tools/cms-template.mjs";
import { at } from "../../tools/environment.mjs";
import { temporaryEnvironment } from "../../tools/stack.mjs";
import running from "./running-cms.js";

const named = process.argv.slice(2);
const all = () =>
  readdirSync(at("cms/tests"))
    .filter((name) => /\.test\.m?js$/.test(name))
    .map((name) => `tests/${name}`);
const files = named.length > 0 ? named : all();

const template = process.env.CMS_TEST_DATABASE_URL
  ? await postgresTemplate(process.env.CMS_TEST_DATABASE_URL)
  : { env: { CMS_TEST_TEMPLATE: await cmsTemplate() }, drop: () => {} };
try {
  process.exitCode = await runTests(files, template.env);
} finally {
  await template.drop();
}

/** Starts a CMS once on this Postgres as a template. */
async function postgresTemplate(server) {
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-cms-template-"));
  const name = `cms_template_${randomBytes(6).toString("hex")}`;
  const drop = async () => {
    await running.onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await running.onServer(server, `CREATE DATABASE ${name}`);
    await startOnce(
      await temporaryEnvironment(folder, { CMS_DATABASE_URL: running.databaseOn(server, name) }),
    );
  } catch (error) {
    await drop();
    throw error;
  }
  return { env: { CMS_TEST_TEMPLATE: folder, CMS_TEST_TEMPLATE_DATABASE: name }, drop };
}

/** Runs the files, two at a time. */
function runTests(files, env) {
  const child = spawn(
    process.execPath,
    ["--test", "--test-concurrency=2", "--test-timeout=900000", ...files],
    { cwd: at("cms"), stdio: "inherit", env: { ...process.env, ...env } },
  );
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}
