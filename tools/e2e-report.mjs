// Selects the tests that `tools/e2e.mjs` runs, and merges their Playwright reports.
import { readPlaywright } from "./report/playwright.mjs";

const slowest = 20;

/** Options of `playwright test` that take the next argument as their value. */
const withValue = new Set([
  "-g",
  "--grep",
  "--grep-invert",
  "-j",
  "--workers",
  "--repeat-each",
  "--trace",
]);

/** Returns the groups whose specs the arguments name, or both groups. */
export function groupsOf(args) {
  const names = args.filter((arg, at) => !arg.startsWith("-") && !withValue.has(args[at - 1]));
  if (names.length === 0) return ["site", "outage"];
  return ["site", "outage"].filter((group) =>
    names.some((name) => name.includes("outage") === (group === "outage")),
  );
}

/** Merges several reports into one. */
export function merged(reports) {
  return {
    suites: reports.flatMap(({ suites }) => suites),
    errors: reports.flatMap(({ errors }) => errors),
  };
}

/** Formats a report's seconds per spec, slowest tests, and totals as text. */
export function summaryOf(json) {
  const tests = readPlaywright(json);
  const bySpec = new Map();
  for (const { name, seconds } of tests) {
    const [spec] = name.split(" › ");
    bySpec.set(spec, (bySpec.get(spec) ?? 0) + seconds);
  }
  const count = (status) => tests.filter((one) => one.status === status).length;
  return [
    "\nSeconds per spec:",
    ...slowestFirst([...bySpec].map(([name, seconds]) => ({ name, seconds }))),
    `\nThe ${slowest} slowest tests:`,
    ...slowestFirst(tests).slice(0, slowest),
    `\n${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`,
  ].join("\n");
}

const slowestFirst = (list) =>
  [...list]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
