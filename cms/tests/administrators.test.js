"use strict";

// Tests administrators of a CMS without the demo.

const test = require("node:test");
const assert = require("node:assert/strict");
const { caller, command, signIn, site, start, startAndFail } = require("./running-cms");
const { environment } = require("./environment");

const PASSWORD = "A-sentence-41-nobody-guesses";

test("mistakes in a command show the usage and exit with 2", async () => {
  for (const args of [
    [],
    ["admin"],
    ["admin", "create"],
    ["demo", "remove", "all"],
    ["fly", "away"],
  ]) {
    const { code, out, errors } = await command(environment(), ...args);
    assert.deepEqual([code, out], [2, ""], args.join(" "));
    assert.match(errors, /usage: node command\.js/);
  }
  assert.equal((await command({}, "--help")).code, 0);
  assert.match(
    (await command(environment({ CMS_TOKEN: "" }), "demo", "remove")).errors,
    /CMS_TOKEN: expected/,
  );
});

test("a database with demo accounts is refused and can be cleaned", async (t) => {
  const place = await site();
  t.after(place.remove);
  if (!process.env.CMS_TEST_TEMPLATE) await (await start(place)).stop();
  const without = { ...place.env, SEED_DEMO: "false" };

  const refused = await startAndFail(without);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /holds the demo: 3 accounts .* `node command\.js demo remove`/);
  assert.doesNotMatch(refused.output, /\n\s+at /);

  const kept = await command(place.env, "demo", "remove");
  assert.equal(kept.code, 1);
  assert.match(kept.errors, /SEED_DEMO is true/);

  assert.deepEqual(await command(without, "demo", "remove"), {
    code: 0,
    out: "Removed: 3 accounts.\n",
    errors: "",
  });
  assert.equal(
    (await command(without, "demo", "remove")).out,
    "This database has no account of the demo.\n",
  );

  const cms = await start({ ...place, env: without });
  t.after(cms.stop);
  await assert.rejects(signIn(place.url, "editor-in-chief@peritus.test"), /cannot sign in/);
  const { body } = await caller(place.url, place.env.CMS_TOKEN)("GET", "/api/articles");
  assert.ok(body.data.length > 0, "what was written stays");
});

test("the command creates the first administrator, and the first visitor can't", async (t) => {
  const place = await site({ SEED_DEMO: "false" });
  t.after(place.remove);
  const first = await command(place.env, "admin", "create", "Ruth@firm.example");
  assert.equal(first.code, 0, first.errors);
  const again = await command(place.env, "admin", "create", "ruth@firm.example");
  const tokenOf = ({ out }) =>
    /\/admin\/auth\/register\?registrationToken=([\da-f]{20,})\n$/.exec(out)?.[1];
  assert.ok(tokenOf(first) && tokenOf(again) && tokenOf(first) !== tokenOf(again));
  assert.match(
    (await command(place.env, "admin", "create", "ruth")).errors,
    /not an email address/,
  );

  const cms = await start(place);
  t.after(cms.stop);
  const visitor = caller(place.url);
  const userInfo = { firstname: "Ruth", lastname: "Adeyemi", password: PASSWORD };
  const register = (registrationToken) =>
    visitor("POST", "/admin/register", { json: { registrationToken, userInfo } });

  for (const path of [
    "/admin/register-admin",
    "/admin/Register-Admin/",
    "/admin/register%2Dadmin",
  ]) {
    const { status } = await visitor("POST", path, {
      json: { email: "eve@firm.example", ...userInfo },
    });
    assert.equal(status, 403, path);
  }
  assert.equal((await register(tokenOf(first))).status, 400, "a link that was replaced");
  assert.equal((await register(tokenOf(again))).status, 200);
  assert.equal((await register(tokenOf(again))).status, 400, "the link works once");
  const ruth = await signIn(place.url, "ruth@firm.example", PASSWORD);
  const { body } = await ruth("GET", "/admin/users/me");
  assert.deepEqual(
    body.data.roles.map(({ code }) => code),
    ["strapi-super-admin"],
  );
  assert.ok(!cms.lines.join("\n").includes(tokenOf(again)), "the link is in no log");
  assert.match(
    (await command(place.env, "admin", "create", "ruth@firm.example")).errors,
    /already exists/,
  );
});
