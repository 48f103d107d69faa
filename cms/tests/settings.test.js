"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { readSettings, SettingsError } = require("../src/settings");
const { environment } = require("./environment");

test("a complete environment is read", () => {
  const settings = readSettings(
    environment({ CMS_PORT: "1400", CMS_URL: "", CMS_PUBLIC_URL: "https://editors.example/" }),
  );
  assert.equal(settings.port, 1400);
  assert.equal(settings.url, "http://127.0.0.1:1400");
  assert.equal(settings.publicUrl, "https://editors.example");
  assert.equal(settings.seedDemo, true);
});

test("the database is a file below var unless a URL is set", () => {
  assert.match(
    readSettings(environment({ CMS_DATABASE_URL: "" })).database.file,
    /\/var\/cms\.db$/,
  );
  assert.equal(
    readSettings(environment({ CMS_DATABASE_URL: "sqlite:/tmp/x.db" })).database.file,
    "/tmp/x.db",
  );
  assert.equal(
    readSettings(environment({ CMS_DATABASE_URL: "postgres://a:b@localhost/c" })).database.client,
    "postgres",
  );
});

test("every invalid setting is listed with the expected value", () => {
  const wrong = {
    CMS_PORT: "http",
    BFF_URL: "nowhere",
    CMS_TOKEN: "short",
    CMS_APP_KEYS: "",
    LOG_LEVEL: "loud",
    SMTP_URL: "mailhost",
  };
  assert.throws(
    () => readSettings(environment(wrong)),
    (error) => {
      assert.ok(error instanceof SettingsError);
      for (const name of Object.keys(wrong)) {
        assert.ok(
          error.problems.some((problem) => problem.startsWith(`${name}: expected`)),
          `${name} is not named`,
        );
      }
      return error.problems.length === Object.keys(wrong).length;
    },
  );
});

test("an invalid database URL does not reveal its password", () => {
  assert.throws(
    () => readSettings(environment({ CMS_DATABASE_URL: "mysql://u:hunter2@host/x" })),
    (error) => !error.message.includes("hunter2"),
  );
});

test("the demo is refused outside loopback", () => {
  assert.throws(
    () => readSettings(environment({ CMS_HOST: "0.0.0.0" })),
    /SEED_DEMO: expected false/,
  );
  assert.equal(
    readSettings(environment({ CMS_HOST: "0.0.0.0", SEED_DEMO: "false" })).host,
    "0.0.0.0",
  );
});
