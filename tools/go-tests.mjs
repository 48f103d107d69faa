// Runs the Go tests, with the race detector for the packages in bff/race.txt.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { at } from "./environment.mjs";
import { goReport } from "./report/go.mjs";

/** Vet is a check of its own. CI repeats what passed before. */
const options = [
  ...["-json", "-vet=off", "-timeout", "30m"],
  ...(process.env.CI ? ["-count=1"] : []),
];

/**
 * Adds the Go tests to a suite: all packages except those that run with -race as a whole, then the
 * packages of bff/race.txt with -race: whole, or their concurrent tests.
 */
export async function goTests(suite, env) {
  const { whole, partly } = racedPackages();
  const concurrent = ["-race", "-run", "(?i)concurrent"];
  await step(
    suite,
    "go test",
    [],
    list(["./..."]).filter((name) => !whole.includes(name)),
    env,
  );
  await step(suite, "go test -race", ["-race"], whole, env);
  await step(suite, "go test -race, concurrent tests", concurrent, partly, env);
  await suite.command("go test, search bench", "go", ["test", ...options, "."], {
    folder: "bff/bench/search",
    env,
    report: goReport(),
  });
}

async function step(suite, name, more, packages, env) {
  if (packages.length === 0) return;
  const args = ["test", ...more, ...options, ...packages];
  await suite.command(name, "go", args, { env, report: goReport() });
}

/** Adds the soak run to a suite: every package with -race and PERITUS_SOAK. */
export function goSoak(suite, env) {
  return suite.command("go test -race, everything", "go", soakArguments, {
    env: { ...env, PERITUS_SOAK: "1" },
    report: goReport(),
  });
}

const soakArguments = ["test", "-json", "-race", "-count=1", "-timeout", "120m", "./..."];

/** Returns the packages of bff/race.txt. */
function racedPackages() {
  const { whole, partly } = patternsOf(readFileSync(at("bff/race.txt"), "utf8"));
  return { whole: listed(whole), partly: listed(partly) };
}

/**
 * Returns the patterns of a race list, the first word of each line: those of whole packages, and
 * after "~" those of which only concurrent tests run with -race. Lines with "-" are exceptions.
 */
export function patternsOf(text) {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line && !line.startsWith("-"));
  const of = (some) => some.map((line) => line.replace(/^~\s*/, "").split(/\s+/)[0]);
  return {
    whole: of(lines.filter((line) => !line.startsWith("~"))),
    partly: of(lines.filter((line) => line.startsWith("~"))),
  };
}

const listed = (patterns) => (patterns.length > 0 ? list(patterns) : []);

const list = (patterns) =>
  execFileSync("go", ["list", ...patterns], { cwd: at("."), encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
