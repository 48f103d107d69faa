import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { test } from "node:test";

import { Suite } from "./suite.mjs";

/** A suite that shows nothing here, and what closing it says. */
function quiet() {
  const lines = [];
  const sink = () =>
    new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
  const suite = new Suite({ out: sink(), err: sink() });
  const closing = () => {
    lines.length = 0;
    return { code: suite.close(), text: lines.join("") };
  };
  return { suite, closing };
}

const says = (lines, code) => [
  process.execPath,
  [
    "-e",
    `for (const line of ${JSON.stringify(lines)}) console.log(line); process.exitCode = ${code}`,
  ],
];

test("the summary names the tests that failed, whichever runner ran them", async () => {
  const { suite, closing } = quiet();
  const failed = [
    "--- FAIL: TestRule (0.10s)",
    "not ok 3 - a rule",
    "✘  7 [site] › e2e/a.spec.ts:3:1 › a visitor reads",
    "FAIL  app/a.test.ts > a rule",
  ];
  await suite.command(
    "broken",
    ...says(["ok 1 - fine", "--- PASS: TestFine", ...failed, failed[0]], 1),
  );
  const { code, text } = closing();
  assert.equal(code, 1);
  for (const line of failed) assert.equal(text.split(line).length, 2, `${line} once in\n${text}`);
  assert.doesNotMatch(text, /fine/i);
});

test("a step that succeeds names nothing, even if a test of a test says that it failed", async () => {
  const { suite, closing } = quiet();
  await suite.command("sound", ...says(["not ok 1 - on purpose"], 0));
  const { code, text } = closing();
  assert.equal(code, 0);
  assert.doesNotMatch(text, /on purpose/);
});

test("a failed step does not keep the next from running", async () => {
  const { suite, closing } = quiet();
  await suite.command("absent", "/no/such/program", []);
  await suite.command("sound", ...says([], 0));
  assert.match(closing().text, /✗ absent[^]*✓ sound[^]*1 passed, 1 failed/);
});

test("a program left behind with the output in its hands does not hold up the run", async () => {
  const { suite } = quiet();
  const script = `require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 30000)"], { stdio: "inherit", detached: true }).unref()`;
  await suite.command("leaves one", process.execPath, ["-e", script]);
  const [{ ok, seconds }] = suite.results;
  assert.ok(ok && seconds < 25, `ended after ${seconds} s`);
});
