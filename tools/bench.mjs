// make bench: every budget, each as a ratio to something measured in the same run.
//   node tools/bench.mjs [--experts 100000] [--bleve 20000]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { at } from "./environment.mjs";
import { pagesPerCPU } from "./pages.mjs";
import { prepare } from "./prepare.mjs";
import { startStack, temporaryEnvironment } from "./stack.mjs";
import { Suite } from "./suite.mjs";

const { values } = parseArgs({ options: { experts: { type: "string", default: "100000" }, bleve: { type: "string", default: "20000" } } });
mkdirSync(at("var/bench"), { recursive: true });
const suite = new Suite();
const binary = prepare();

const build = (name) => {
  const target = at("var/bench", name);
  const built = spawnSync("go", ["build", "-o", target, `./bff/bench/${name}`], { cwd: at("."), stdio: "inherit" });
  if (built.status !== 0) throw new Error(`go build ./bff/bench/${name} failed`);
  return target;
};
await suite.command("bff over HTTP", build("http"), ["-json", at("var/bench/http.json")]);
await suite.command("search", build("search"), ["-n", values.experts, "-bleve", values.bleve, "-json", at("var/bench/search.json")]);
await suite.step("pages", pages);
process.exitCode = suite.close();

/** CPU that the web takes for an uncached page, beside a bare server of the same bytes. */
async function pages() {
  const budgetMs = 4;
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-bench-"));
  const stack = await startStack({ env: await temporaryEnvironment(folder), binary });
  try {
    const { ours, bare } = await pagesPerCPU({ origin: stack.env.WEB_ORIGIN, pid: stack.running.web.pid, path: "/blog" });
    console.log(`/blog, uncached: ${ours.toFixed(2)} ms CPU a request (at most ${budgetMs}); the same bytes from a bare node:http server: ${bare.toFixed(2)} ms; ratio ${(ours / bare).toFixed(0)}`);
    if (ours > budgetMs) throw new Error("over its budget");
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
