"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { createHmac } = require("node:crypto");
const { signPreview, LIFETIME_SECONDS } = require("../src/preview/token");

const preview = {
  uid: "api::article.article",
  documentId: "abc",
  status: "draft",
  editor: 7,
  now: 1_700_000_000_999,
};

test("a preview token has the document, status, editor, and expiry, and is signed", () => {
  const [body, signature] = signPreview(preview, "secret").split(".");
  const { n, ...claims } = JSON.parse(Buffer.from(body, "base64url").toString());
  assert.match(n, /^[\w-]{16}$/);
  assert.deepEqual(claims, {
    u: "api::article.article",
    d: "abc",
    s: "draft",
    e: 1_700_000_000 + LIFETIME_SECONDS,
    by: "7",
  });
  assert.equal(signature, createHmac("sha256", "secret").update(body).digest("base64url"));
});

test("two links to the same document differ, so each is for one browser", () => {
  assert.notEqual(signPreview(preview, "secret"), signPreview(preview, "secret"));
});

test("another secret gives another signature", () => {
  const [body, signature] = signPreview(preview, "secret").split(".");
  assert.notEqual(signature, createHmac("sha256", "other").update(body).digest("base64url"));
});
