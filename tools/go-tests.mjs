// Runs the Go tests, with the race detector for the packages in bff/race.txt.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { at } from "./environment.mjs";
import { goReport } from "./report/go.mjs";

/** Vet is a check of its own. */
const options = ["-json", "-vet=off", "-timeout", "30m"];

/** Adds the Go tests to a suite: packages of bff/race.txt with -race, the rest without. */
export async function goTests(suite, env) {
  const raced = racedPackages();
  const others = list(["./..."]).filter((name) => !raced.includes(name));
  if (others.length > 0)
    await suite.command("go test", "go", ["test", ...options, ...others], {
      env,
      report: goReport(),
    });
  if (raced.length > 0)
    await suite.command("go test -race", "go", ["test", "-race", ...options, ...raced], {
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
  if (!existsSync(file)) return list(["./..."]);
  const patterns = patternsOf(readFileSync(file, "utf8"));
  return patterns.length > 0 ? list(patterns) : [];
}

/** Returns the patterns of a race list: the first word of each line, except lines with "-" (exceptions) and "#" (comments). */
export function patternsOf(text) {
  return text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line && !line.startsWith("-"))
    .map((line) => line.split(/\s+/)[0]);
}

const list = (patterns) =>
  execFileSync("go", ["list", ...patterns], { cwd: at("."), encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
