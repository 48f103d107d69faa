// Reads the JSON reports that Playwright writes to a folder.
import { mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const statuses = {
  expected: "passed",
  flaky: "passed",
  unexpected: "failed",
  skipped: "skipped",
};

/** Creates a reader for one run of the browser tests, which writes `e2e*.json` to `folder`. */
export function playwrightReport(folder) {
  mkdirSync(folder, { recursive: true });
  for (const file of reports(folder)) rmSync(file); // so a run that dies is not read as the previous one
  const closing = [];
  return {
    line(text) {
      const plain = stripVTControlCharacters(text);
      if (/^ {2}\d+ (passed|failed|flaky|skipped|interrupted|did not run)\b/.test(plain))
        closing.push(plain.trim());
      return text;
    },
    end() {
      const files = reports(folder);
      if (files.length === 0) throw new Error(`Playwright wrote no report to ${folder}`);
      const tests = files.flatMap((file) => readPlaywright(readFileSync(file, "utf8")));
      const count = (status) => tests.filter((one) => one.status === status).length;
      return {
        tests,
        passed: count("passed"),
        failed: count("failed"),
        skipped: count("skipped"),
        closing: closing.join("; "),
      };
    },
  };
}

const reports = (folder) =>
  readdirSync(folder)
    .filter((name) => /^e2e.*\.json$/.test(name))
    .map((name) => path.join(folder, name));

/** Returns the tests of a Playwright JSON report. */
export function readPlaywright(json) {
  const { suites = [], errors = [] } = JSON.parse(json);
  const tests = suites.flatMap((suite) => testsOf(suite, [suite.title]));
  for (const error of errors)
    tests.push({ name: "Playwright", status: "failed", seconds: 0, output: linesOf(error) });
  return tests;
}

function testsOf(suite, path) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...path, spec.title].join(" › "),
      status: statuses[test.status],
      seconds: test.results.reduce((sum, result) => sum + result.duration, 0) / 1000,
      output: test.results.flatMap((result) => (result.errors ?? []).flatMap(linesOf)),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => testsOf(child, [...path, child.title]));
  return [...own, ...inner];
}

/** Returns an error's location and message. */
const linesOf = ({ location, ...error }) => [
  ...(location ? [`${path.basename(location.file)}:${location.line}`] : []),
  ...stripVTControlCharacters(error.message ?? error.value ?? JSON.stringify(error)).split("\n"),
];
