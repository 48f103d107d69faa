// What `tools/e2e.mjs` runs and how it reports: several reports of Playwright become one.
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

/** The groups of tests that arguments select: those whose specs they name, or both. */
export function groupsOf(args) {
  const names = args.filter((arg, at) => !arg.startsWith("-") && !withValue.has(args[at - 1]));
  if (names.length === 0) return ["site", "outage"];
  return ["site", "outage"].filter((group) =>
    names.some((name) => name.includes("outage") === (group === "outage")),
  );
}

/** One report of several. */
export function merged(reports) {
  return {
    suites: reports.flatMap(({ suites }) => suites),
    errors: reports.flatMap(({ errors }) => errors),
  };
}

/** Seconds per spec, the slowest tests, and the totals of a report, as text. */
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
