// make bench: checks every budget. Most are ratios of two measurements from the same run.
//   node tools/bench.mjs [--experts 100000] [--bleve 20000] [--only pages,lighthouse]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { at } from "./environment.mjs";
import { measureBesideStatic } from "./lighthouse.mjs";
import { pageCosts, renderedCost, waitUntilCached } from "./pages.mjs";
import { installPackages, prepare } from "./prepare.mjs";
import { publishingTimes, timesAroundImport } from "./publishing.mjs";
import { firstExpert } from "./screens.mjs";
import { startStack, temporaryEnvironment } from "./stack.mjs";
import { Suite } from "./suite.mjs";

/** Posts of the import, during and after which an editor publishes. */
const importedPosts = 600;
/** When an editor publishes, and how many times the CMS's time readers may wait for it. */
const publications = {
  alone: { when: "with nothing else running", median: 1.5, slowest: 10 },
  during: { when: "during an import", median: 5, slowest: 50 },
  after: { when: "after the import", median: 1.5, slowest: 30 },
};

const parts = [
  "http",
  "hostile",
  "profiles",
  "search",
  "saved",
  "lists",
  "pages",
  "publishing",
  "lighthouse",
];
const { values } = parseArgs({
  options: {
    experts: { type: "string", default: "100000" },
    bleve: { type: "string", default: "20000" },
    only: { type: "string", default: parts.join() },
  },
});
const chosen = new Set(values.only.split(","));
for (const name of chosen)
  if (!parts.includes(name)) throw new Error(`--only takes ${parts.join(", ")}, not ${name}`);
mkdirSync(at("var/bench"), { recursive: true });
const suite = new Suite();
await installPackages(".");
const binary = await prepare();

const build = (name) => {
  const target = at("var/bench", name);
  const built = spawnSync("go", ["build", "-o", target, "."], {
    cwd: at("bff/bench", name), // some are modules of their own
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error(`go build ./bff/bench/${name} failed`);
  return target;
};
if (chosen.has("http"))
  await suite.command("bff over HTTP", build("http"), ["-json", at("var/bench/http.json")]);
if (chosen.has("hostile"))
  await suite.command("hostile input", build("http"), [
    "-hostile",
    "-json",
    at("var/bench/hostile.json"),
  ]);
if (chosen.has("profiles"))
  await suite.command("profiles", build("http"), [
    "-profiles",
    values.experts,
    "-json",
    at("var/bench/profiles.json"),
  ]);
if (chosen.has("search"))
  await suite.command("search", build("search"), [
    "-n",
    values.experts,
    "-bleve",
    values.bleve,
    "-json",
    at("var/bench/search.json"),
  ]);
if (chosen.has("saved"))
  await suite.command("saved searches", "go", [
    ...["test", "-run", "^$", "-bench", "Match", "-benchtime", "3x"],
    "./bff/search/saved",
  ]);
if (chosen.has("lists"))
  await suite.command("lists beside PocketBase", build("http"), [
    "-pocketbase",
    build("pocketbase"),
    "-json",
    at("var/bench/lists.json"),
  ]);
if (["pages", "publishing", "lighthouse"].some((part) => chosen.has(part))) await onTheStack();
process.exitCode = suite.close();

async function onTheStack() {
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-bench-"));
  const stack = await startStack({ env: await temporaryEnvironment(folder), binary });
  try {
    if (chosen.has("pages")) await suite.step("pages", () => pages(stack));
    if (chosen.has("publishing")) await suite.step("publishing", () => publishing(stack));
    if (chosen.has("lighthouse")) await suite.step("lighthouse", () => lighthouse(stack));
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares the blog's list, rendered and cached, with a bare server of the same bytes and Strapi's REST list. */
async function pages(stack) {
  const { bytes, rendered, kept, bare, cms } = await pageCosts(stack);
  const expert = await renderedCost(
    `${stack.env.WEB_ORIGIN}/expert/${firstExpert.slug}`,
    stack.running.web.pid,
    1500,
  );
  console.log(
    `/blog, ${bytes} bytes, CPU per request: rendered ${rendered.toFixed(2)} ms, cached ${kept.toFixed(3)} ms, bare node:http server ${bare.toFixed(3)} ms, Strapi's REST list ${cms.toFixed(2)} ms`,
  );
  console.log(`an expert's page, ${expert.bytes} bytes: rendered ${expert.rendered.toFixed(2)} ms`);
  const missed = [
    over(
      "rendered expert's page compared with /blog, CPU per byte",
      expert.rendered / expert.bytes / (rendered / bytes),
      1.2,
    ),
    over("rendered page compared with the bare server, CPU per request", rendered / bare, 60),
    under("cached page compared with the bare server, requests per CPU second", bare / kept, 0.3),
    under("cached page compared with Strapi's REST list, requests per CPU second", cms / kept, 50),
  ].filter(Boolean);
  writeFileSync(
    at("var/bench/pages.json"),
    JSON.stringify({ bytes, rendered, kept, bare, cms, expert }),
  );
  if (missed.length > 0) throw new Error(missed.join("; "));
}

/** Measures the time from an editor's Publish to a reader's page, and the CMS's share of it. */
async function publishing(stack) {
  const alone = await publishingTimes(stack);
  const { seconds, during, after } = await timesAroundImport(stack, importedPosts);
  const times = { alone, during, after };
  writeFileSync(at("var/bench/publishing.json"), JSON.stringify({ seconds, ...times }));
  console.log(`the import of ${importedPosts} posts took ${seconds.toFixed(0)} s`);
  const middle = (list) => list[Math.floor(list.length / 2)];
  const missed = Object.entries(publications).flatMap(([name, { when, median, slowest }]) => {
    const { cms, reader } = times[name];
    console.log(
      `${reader.length} publications, ${when}: the CMS takes ${middle(cms).toFixed(0)} ms, readers see it ${middle(reader).toFixed(0)} ms later, at most ${reader.at(-1).toFixed(0)} ms`,
    );
    const what = `time until readers see it compared with the CMS's time, ${when}`;
    return [
      over(`${what}, median`, middle(reader) / middle(cms), median),
      over(`${what}, slowest`, reader.at(-1) / middle(cms), slowest),
    ].filter(Boolean);
  });
  if (missed.length > 0) throw new Error(missed.join("; "));
}

/** Runs Lighthouse on public pages as a phone, and compares each with a static page of the same size. */
async function lighthouse(stack) {
  const origin = stack.env.WEB_ORIGIN;
  const addresses = [
    "/",
    "/blog",
    "/blog/rule-702-after-the-amendment",
    "/podcast",
    await firstEpisode(stack),
  ].map((page) => origin + page);
  for (const address of addresses) await waitUntilCached(address); // cached, as for nearly every visitor
  const measured = await measureBesideStatic(addresses);
  const missed = [];
  for (const { address, scores, bytes, failed, still } of measured) {
    const page = address.slice(origin.length);
    const kB = (n) => (n / 1000).toFixed(0);
    const listed = Object.entries(scores)
      .map(([name, score]) => `${name} ${score}`)
      .join(", ");
    console.log(
      `${page}: ${listed}, a static page of its size ${still}; ${kB(bytes.all - bytes.fonts)} kB without fonts, scripts ${kB(bytes.scripts)} kB, ${kB(bytes.awake)} kB after the first input${failed.length > 0 ? `; below 0.9: ${failed.join(", ")}` : ""}`,
    );
    if (page === "/")
      missed.push(over("/ without fonts, kB", (bytes.all - bytes.fonts) / 1000, 200));
    missed.push(over(`${page} scripts before the first input, kB`, bytes.scripts / 1000, 100));
    missed.push(
      under(`${page} performance compared with the static page`, scores.performance / still, 0.95),
    );
    for (const name of ["accessibility", "best-practices", "seo"])
      missed.push(under(`${page} ${name}`, scores[name], 95));
  }
  writeFileSync(at("var/bench/lighthouse.json"), JSON.stringify(measured));
  const named = missed.filter(Boolean);
  if (named.length > 0) throw new Error(named.join("; "));
}

async function firstEpisode(stack) {
  const { results } = await (await fetch(`${stack.env.BFF_URL}/api/content/episodes`)).json();
  return `/podcast/${results[0].slug}`;
}

function over(name, value, most) {
  console.log(`${name}: ${value.toFixed(2)} (at most ${most})`);
  return value > most ? `${name} is above its maximum` : null;
}

function under(name, value, least) {
  console.log(`${name}: ${value.toFixed(2)} (at least ${least})`);
  return value < least ? `${name} is below its minimum` : null;
}
