import assert from "node:assert/strict";
import test from "node:test";

import { groupsOf, merged, summaryOf } from "./e2e-report.mjs";

const report = (file, title, status, duration) => ({
  suites: [
    {
      title: file,
      suites: [
        { title: "a group", specs: [{ title, tests: [{ status, results: [{ duration }] }] }] },
      ],
    },
  ],
  errors: [],
});

test("spec names select the groups to run", () => {
  assert.deepEqual(groupsOf([]), ["site", "outage"]);
  assert.deepEqual(groupsOf(["claim.spec"]), ["site"]);
  assert.deepEqual(groupsOf(["sign-up.outage"]), ["outage"]);
  assert.deepEqual(groupsOf(["claim", "outage"]), ["site", "outage"]);
  assert.deepEqual(groupsOf(["-g", "outage", "--workers", "1"]), ["site", "outage"]);
});

test("a merged report lists every test, slowest first, and the totals", () => {
  const both = merged([
    report("one.spec.ts", "works", "expected", 1500),
    report("two.outage.spec.ts", "fails", "unexpected", 2500),
  ]);
  const summary = summaryOf(JSON.stringify(both));
  assert.match(summary, /2\.5 s {2}two\.outage\.spec\.ts\n +1\.5 s {2}one\.spec\.ts\n/);
  assert.match(summary, /two\.outage\.spec\.ts › a group › fails\n/);
  assert.match(summary, /\n1 passed, 1 failed, 0 skipped$/);
});
