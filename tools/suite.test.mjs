import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { test } from "node:test";

import { tapReport } from "./report/tap.mjs";
import { Suite } from "./suite.mjs";

/** Returns a suite that shows nothing, and its summary. */
function quiet() {
  const lines = [];
  const out = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const suite = new Suite({ out });
  const closing = () => {
    lines.length = 0;
    return { code: suite.close(), text: lines.join("") };
  };
  return { suite, closing };
}

const printing = (lines, code) => [
  process.execPath,
  [
    "-e",
    `for (const line of ${JSON.stringify(lines)}) console.log(line); process.exitCode = ${code}`,
  ],
];

test("the summary names a failed test with the end of its output", async () => {
  const { suite, closing } = quiet();
  const tap = [
    "ok 1 - fine",
    "not ok 2 - a rule",
    "  ---",
    "  error: 'expected 1'",
    "  ...",
    "# tests 2",
    "# pass 1",
    "# fail 1",
  ];
  await suite.command("broken", ...printing(tap, 1), { report: tapReport() });
  const { code, text } = closing();
  assert.equal(code, 1);
  assert.match(text, /✗ broken: a rule\n +error: 'expected 1'/);
  assert.match(text, /1 passed, 1 failed, 0 skipped/);
  assert.match(text, /━━ Summary[^]*✗ broken \(\d+ s\)[^]*✗ a rule\n +error: 'expected 1'\n/);
});

test("a step that dies without naming a test shows the end of its output", async () => {
  const { suite, closing } = quiet();
  await suite.command("died", ...printing(["TypeError: no such thing"], 7));
  assert.match(closing().text, /✗ died: node exited with 7\n +TypeError: no such thing/);
});

test("the next step runs after a failed one", async () => {
  const { suite, closing } = quiet();
  await suite.command("absent", "/no/such/program", []);
  await suite.command("sound", ...printing([], 0));
  assert.match(closing().text, /✗ absent[^]*✓ sound[^]*1 passed, 1 failed/);
});

test("a program that keeps the output open does not delay the run", async () => {
  const { suite } = quiet();
  const script = `require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 30000)"], { stdio: "inherit", detached: true }).unref()`;
  await suite.command("leaves one", process.execPath, ["-e", script]);
  const [{ ok, seconds }] = suite.results;
  assert.ok(ok && seconds < 25, `ended after ${seconds} s`);
});

test("the summary lists the slowest tests of all steps, slowest first", async () => {
  const { suite, closing } = quiet();
  const tap = (name, ms) => [
    `ok 1 - ${name}`,
    "  ---",
    `  duration_ms: ${ms}`,
    "  ...",
    "# pass 1",
  ];
  await suite.command("one", ...printing(tap("quick", 100), 0), { report: tapReport() });
  await suite.command("two", ...printing(tap("slow", 2500), 0), { report: tapReport() });
  assert.match(closing().text, /Slowest 2 tests\n +2\.5 s {2}two: slow\n +0\.1 s {2}one: quick/);
});
