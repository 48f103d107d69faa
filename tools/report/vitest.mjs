// Reads Vitest's JSON report, and its closing line from the output.
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import { at } from "../environment.mjs";

const statuses = { passed: "passed", failed: "failed" };

/** Creates a reader for one Vitest run that writes its JSON report to `file`. */
export function vitestReport(file) {
  rmSync(file, { force: true }); // so a run that dies is not read as the previous one
  const closing = [];
  return {
    line(text) {
      const plain = stripVTControlCharacters(text).trim();
      if (/^(Test Files|Tests|Errors) {2}/.test(plain)) closing.push(plain.replace(/ {2,}/, ": "));
      return text;
    },
    end: () => ({ ...readVitest(readFileSync(file, "utf8")), closing: closing.join("; ") }),
  };
}

/** Returns the tests and counts of a Vitest JSON report. */
export function readVitest(json) {
  const report = JSON.parse(json);
  const tests = report.testResults.flatMap((result) => {
    const name = path.relative(at("web"), result.name);
    if (result.assertionResults.length === 0 && result.status === "failed")
      return [{ name, status: "failed", seconds: 0, output: result.message.split("\n") }];
    return result.assertionResults.map((one) => ({
      name: `${name} › ${one.fullName}`,
      status: statuses[one.status] ?? "skipped",
      seconds: (one.duration ?? 0) / 1000,
      output: (one.failureMessages ?? []).join("\n").split("\n"),
    }));
  });
  const count = (status) => tests.filter((one) => one.status === status).length;
  return {
    tests,
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
  };
}
