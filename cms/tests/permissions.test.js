"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { missingPermissions } = require("../src/bootstrap/missing-permissions");

test("permissions that a role has in any form are not missing", () => {
  const wanted = [
    { action: "read", subject: "api::article.article", fields: ["title"] },
    { action: "read", subject: "api::home.home" },
    { action: "publish", subject: "api::article.article" },
  ];
  const held = [
    { action: "read", subject: "api::article.article", conditions: ["admin::is-creator"] },
    { action: "publish", subject: null },
  ];
  assert.deepEqual(
    missingPermissions(wanted, held).map(({ action, subject }) => `${action} ${subject}`),
    ["read api::home.home", "publish api::article.article"],
  );
});
