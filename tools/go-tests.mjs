// Runs the Go tests, with the race detector for the packages in bff/race.txt.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { at } from "./environment.mjs";
import { goReport } from "./report/go.mjs";

/** Vet is a check of its own. */
const options = ["-json", "-vet=off", "-timeout", "30m"];

/**
 * Adds the Go tests to a suite: the packages of bff/race.txt with -race, or only their concurrent
 * tests, and all packages without -race except those that ran with it as a whole.
 */
export async function goTests(suite, env) {
  const { whole, partly } = racedPackages();
  const steps = [
    ["go test", [], list(["./..."]).filter((name) => !whole.includes(name))],
    ["go test -race", ["-race"], whole],
    ["go test -race, concurrent tests", ["-race", "-run", "(?i)concurrent"], partly],
  ];
  for (const [name, more, packages] of steps)
    if (packages.length > 0)
      await suite.command(name, "go", ["test", ...more, ...options, ...packages], {
        env,
        report: goReport(),
      });
  await suite.command("go test, search bench", "go", ["test", ...options, "."], {
    folder: "bff/bench/search",
    env,
    report: goReport(),
  });
}

/** Adds the soak run to a suite: every package with -race and PERITUS_SOAK. */
export function goSoak(suite, env) {
  return suite.command("go test -race, everything", "go", soakArguments, {
    env: { ...env, PERITUS_SOAK: "1" },
    report: goReport(),
  });
}

const soakArguments = ["test", "-json", "-race", "-count=1", "-timeout", "120m", "./..."];

/** Returns the packages that run with -race: all of them if the file is missing. */
function racedPackages() {
  const file = at("bff/race.txt");
  if (!existsSync(file)) return { whole: list(["./..."]), partly: [] };
  const { whole, partly } = patternsOf(readFileSync(file, "utf8"));
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
