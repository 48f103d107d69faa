"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { acceptRequestId, currentRequestId, withRequestId } = require("../src/logging/request-id");
const { formatLine } = require("../src/logging/line-format");

test("a safe request id is kept, and others are replaced", () => {
  assert.equal(acceptRequestId("01jz-ab.c:d_e"), "01jz-ab.c:d_e");
  for (const given of ["", undefined, "a b", "a\nlevel=error", "x".repeat(101)])
    assert.match(acceptRequestId(given), /^[0-9a-f-]{36}$/);
});

test("the request id is available during a request, also after await", async () => {
  assert.equal(currentRequestId(), undefined);
  await withRequestId("r1", async () => {
    await new Promise(setImmediate);
    assert.equal(currentRequestId(), "r1");
  });
});

test("a log entry is one line with its fields and the request id", () => {
  const entry = { level: "info", message: "GET /x\ny", status: 200, absent: undefined };
  const options = { requestId: "r1", at: new Date(0) };
  assert.equal(
    formatLine(entry, { ...options, format: "text" }),
    'time=1970-01-01T00:00:00.000Z level=INFO msg="GET /x\\ny" status=200 request_id=r1',
  );
  assert.equal(
    formatLine(entry, { ...options, format: "json" }),
    '{"time":"1970-01-01T00:00:00.000Z","level":"INFO","msg":"GET /x\\ny","status":200,"request_id":"r1"}',
  );
});
