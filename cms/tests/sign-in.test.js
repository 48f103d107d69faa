"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const signInLimit = require("../src/middlewares/sign-in-limit");
const { attempts, placeOf, LIMITS, WINDOW_MS } = require("../src/sign-in/attempts");

const times = (n, step) => Array.from({ length: n }, (_, i) => step(i));

test("guesses are limited by account and address and never lock the owner out", () => {
  let now = 1_000_000;
  const counted = attempts(() => now);
  counted.succeeded("10.0.0.1", "ada@x.example");

  times(LIMITS.account, (i) => counted.failed(`198.51.100.${i}`, "ada@x.example"));
  assert.equal(counted.wait("198.51.100.77", "ada@x.example"), WINDOW_MS / 1000, "anyone else");
  assert.equal(counted.wait("10.0.0.1", "ada@x.example"), 0, "the owner, from the usual place");
  assert.equal(counted.wait("198.51.100.77", "bob@x.example"), 0, "another account");

  times(LIMITS.address, (i) => counted.failed("203.0.113.9", `person-${i}@x.example`));
  assert.ok(counted.wait("203.0.113.9", "new@x.example") > 0, "one place, many accounts");

  times(LIMITS.home, () => counted.failed("10.0.0.1", "ada@x.example"));
  assert.ok(counted.wait("10.0.0.1", "ada@x.example") > 0, "the usual place has a limit, too");

  now += WINDOW_MS;
  assert.equal(counted.wait("198.51.100.77", "ada@x.example"), 0, "after the window");
});

test("addresses of one IPv6 subnet share a count", () => {
  for (const [address, place] of [
    ["2001:db8:0:1::1", "2001:db8:0:1"],
    ["2001:0db8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["192.0.2.1", "192.0.2.1"],
    ["", ""],
  ])
    assert.equal(placeOf(address), place, address);
});

test("memory is bounded for any requests", () => {
  const counted = attempts(() => 1);
  times(10_500, (i) =>
    counted.failed(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, `a${i}@x.example`),
  );
  assert.equal(counted.wait("10.0.0.1", "new@x.example"), 0);
});

test("failed and throttled attempts are security events without the email address", async () => {
  const lines = [];
  const strapi = {
    db: {
      query: () => ({
        findOne: async ({ where }) => (where.email === "ada@x.example" ? { id: 7 } : null),
      }),
    },
    log: { warn: (message, fields) => lines.push({ message, ...fields }) },
  };
  const middleware = signInLimit({}, { strapi });
  const post = async (path, email, next) => {
    const ctx = { method: "POST", path, ip: "203.0.113.7", status: 404, set() {}, request: {} };
    ctx.request.body = { email };
    await middleware(ctx, () => next(ctx)).catch(() => undefined);
    return lines.splice(0);
  };
  const status = (code) => async (ctx) => void (ctx.status = code);
  const line = (event, operation, account) => ({
    message: "security event",
    event,
    address: "203.0.113.7",
    account,
    operation,
  });
  const failing = () => Promise.reject(new Error("wrong"));
  for (const [path, email, next, reported] of [
    ["/admin/login", "ada@x.example", status(200), []],
    ["/admin/forgot-password", "ada@x.example", status(204), []],
    ["/api/articles", "ada@x.example", status(403), []],
    ["/admin/login", "ada@x.example", status(400), [line("sign-in.failed", "login", "7")]],
    ["/admin//LOGIN/", " Ada@x.example", failing, [line("sign-in.failed", "login", "7")]],
    ["/admin/login", "nobody@x.example", failing, [line("sign-in.failed", "login", undefined)]],
    ["/admin/register", { $ne: 1 }, failing, [line("sign-in.failed", "register", undefined)]],
  ])
    assert.deepEqual(await post(path, email, next), reported, `${path} ${email}`);

  let last = [];
  for (let i = 0; i <= LIMITS.home; i++)
    last = await post("/admin/login", "ada@x.example", failing);
  assert.deepEqual(last, [line("sign-in.throttled", "login", "7")]);
});
