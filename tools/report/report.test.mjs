import assert from "node:assert/strict";
import { test } from "node:test";

import { goReport } from "./go.mjs";
import { readPlaywright } from "./playwright.mjs";
import { spellingReport } from "./spelling.mjs";
import { tapReport } from "./tap.mjs";
import { readVitest } from "./vitest.mjs";

const names = (tests, status) =>
  tests.filter((one) => one.status === status).map(({ name }) => name);

function readGo(events) {
  const report = goReport();
  const shown = events.map((event) =>
    report.line(JSON.stringify({ Package: "peritus/bff/auth", ...event })),
  );
  return { shown: shown.filter(Boolean), ...report.end() };
}

test("go: counts subtests instead of their parents and keeps the output of failures", () => {
  const result = readGo([
    { Action: "run", Test: "TestA" },
    { Action: "output", Test: "TestA/one", Output: "    a_test.go:3: expected 1\n" },
    { Action: "fail", Test: "TestA/one", Elapsed: 0.5 },
    { Action: "pass", Test: "TestA/two", Elapsed: 0.25 },
    { Action: "fail", Test: "TestA", Elapsed: 0.75 },
    { Action: "skip", Test: "TestB", Elapsed: 0 },
    { Action: "fail", Elapsed: 1 },
  ]);
  assert.deepEqual(names(result.tests, "failed"), ["bff/auth TestA/one"]);
  assert.match(result.tests[0].output.join(), /expected 1/);
  assert.deepEqual([result.passed, result.failed, result.skipped], [1, 1, 1]);
  assert.deepEqual(
    result.timed.map(({ name, seconds }) => `${name} ${seconds}`),
    ["bff/auth TestA 0.75", "bff/auth TestB 0"],
  );
  assert.match(result.closing, /^0 packages ok, 1 failed; 1 tests passed/);
});

test("go: a parent that fails by itself is a failure", () => {
  const result = readGo([
    { Action: "pass", Test: "TestA/one", Elapsed: 0.5 },
    { Action: "fail", Test: "TestA", Elapsed: 0.75 },
    { Action: "fail", Elapsed: 1 },
  ]);
  assert.deepEqual(names(result.tests, "failed"), ["bff/auth TestA"]);
});

test("go: a package that does not build is a failure with the compiler's output", () => {
  const result = readGo([
    {
      Action: "build-output",
      ImportPath: "peritus/bff/auth [peritus/bff/auth.test]",
      Output: "undefined: x\n",
    },
    { Action: "build-fail", ImportPath: "peritus/bff/auth [peritus/bff/auth.test]" },
    { Action: "fail", Elapsed: 0 },
  ]);
  assert.deepEqual(names(result.tests, "failed"), ["bff/auth"]);
  assert.deepEqual(result.tests[0].output, ["undefined: x"]);
});

test("go: a test that was running when its process died is a failure", () => {
  const result = readGo([
    { Action: "run", Test: "TestA" },
    { Action: "output", Test: "TestA", Output: "panic: out of range\n" },
    { Action: "fail", Elapsed: 1 },
  ]);
  assert.deepEqual(names(result.tests, "failed"), ["bff/auth TestA"]);
});

test("TAP: names nested tests by their path and takes node's own counts", () => {
  const report = tapReport();
  const lines = [
    "# Subtest: the CMS",
    "    # Subtest: boots",
    "    ok 1 - boots",
    "      ---",
    "      duration_ms: 1500.5",
    "      ...",
    "    # Subtest: refuses SVG",
    "    not ok 2 - refuses SVG",
    "      ---",
    "      duration_ms: 20",
    "      error: 'got 200'",
    "      ...",
    "    1..2",
    "not ok 1 - the CMS",
    "  ---",
    "  duration_ms: 1600",
    "  ...",
    "ok 2 - waits # SKIP no Postgres",
    "# tests 4",
    "# pass 1",
    "# fail 2",
    "# skipped 1",
  ];
  for (const line of lines) report.line(line);
  const result = report.end();
  assert.deepEqual(names(result.tests, "failed"), ["the CMS › refuses SVG"]);
  assert.deepEqual(names(result.tests, "skipped"), ["waits"]);
  assert.equal(result.tests[0].seconds, 1.5005);
  assert.deepEqual(result.tests[1].output.at(-1), "error: 'got 200'");
  assert.deepEqual([result.passed, result.failed, result.skipped], [1, 2, 1]);
});

test("Vitest: a file that does not load is a failure", () => {
  const result = readVitest(
    JSON.stringify({
      testResults: [
        {
          name: "/x/app/a.test.ts",
          status: "failed",
          message: "cannot find b",
          assertionResults: [],
        },
        {
          name: "/x/app/c.test.ts",
          status: "passed",
          assertionResults: [{ fullName: "c works", status: "passed", duration: 40 }],
        },
      ],
    }),
  );
  assert.deepEqual([result.passed, result.failed], [1, 1]);
  assert.deepEqual(result.tests[0].output, ["cannot find b"]);
});

test("Playwright: reads nested suites and errors outside of tests", () => {
  const tests = readPlaywright(
    JSON.stringify({
      suites: [
        {
          title: "a.spec.ts",
          suites: [
            {
              title: "a visitor",
              specs: [
                {
                  title: "reads",
                  tests: [
                    {
                      status: "unexpected",
                      results: [
                        {
                          duration: 1200,
                          errors: [
                            {
                              message: "\u001b[31mnot visible",
                              location: { file: "/x/e2e/a.spec.ts", line: 12 },
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
      errors: [{ message: "the config is wrong" }],
    }),
  );
  assert.deepEqual(names(tests, "failed"), ["a.spec.ts › a visitor › reads", "Playwright"]);
  assert.deepEqual(tests[0].output, ["a.spec.ts:12", "not visible"]);
});

test("spelling: counts words by folder", () => {
  const report = spellingReport();
  for (const line of [
    "web/app/a.tsx:3:1 - Unknown word (first)",
    "web/app/b/c.tsx:9:4 - Forbidden word (second)",
    "bff/auth/guard.go:1:1 - Unknown word (third)",
    "CSpell: Files checked: 3",
  ])
    report.line(line);
  const { failed, closing } = report.end();
  assert.equal(failed, 1);
  assert.equal(closing, "3 unknown or flagged words: web/app 2, bff/auth 1");
});
