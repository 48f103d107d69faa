import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";

import { isLoud, messageOf, openLogs } from "./logs.mjs";

test("shows warnings, errors, and crashes, but not information", () => {
  for (const line of [
    "time=2026-11-28T10:00:00Z level=WARN msg=slow",
    "time=2026-11-28T10:00:00Z level=error msg=broken",
    '{"time":"2026-11-28T10:00:00Z","level":"ERROR","msg":"broken"}',
    "panic: runtime error: index out of range",
  ])
    assert.ok(isLoud(line), line);
  for (const line of [
    "time=2026-11-28T10:00:00Z level=INFO msg=request status=200",
    '{"level":"INFO","msg":"level=ERROR is only quoted"}',
    "",
  ])
    assert.ok(!isLoud(line), line);
});

test("a log line is shortened to its message", () => {
  assert.equal(
    messageOf('time=x level=info msg="demo content written" part=articles'),
    "demo content written: articles",
  );
  assert.equal(messageOf("level=INFO msg=stopping"), "stopping");
  assert.equal(messageOf("a line without fields"), "a line without fields");
});

test("logs are files, and the log of the previous start is kept", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "peritus-logs-"));
  try {
    for (const text of ["first", "second"]) {
      const logs = openLogs(folder, ["bff"]);
      logs.write("bff", text);
      await logs.close();
    }
    assert.equal(readFileSync(path.join(folder, "bff.log"), "utf8"), "second\n");
    assert.equal(readFileSync(path.join(folder, "bff.log.1"), "utf8"), "first\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
