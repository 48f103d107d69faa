import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { at, freshEnvironment, parse } from "./environment.mjs";

test("a value is everything after the first equals sign", () => {
  assert.deepEqual(parse("A=1\n# B=2\n  C = x=y \n\nnot a setting\nD="), {
    A: "1",
    C: "x=y",
    D: "",
  });
});

test("every secret in .env.example gets its own random value", () => {
  const first = freshEnvironment();
  const second = freshEnvironment();
  const secrets = Object.keys(first).filter((name) =>
    /<random>/.test(
      new RegExp(`^${name}=(.*)$`, "m").exec(readFileSync(at(".env.example"), "utf8"))?.[1] ?? "",
    ),
  );
  assert.ok(secrets.length >= 10, `only ${secrets.length} secrets`);
  const values = secrets.flatMap((name) => [first[name], second[name]]);
  assert.equal(new Set(values).size, values.length);
  for (const value of values) assert.doesNotMatch(value, /<random>/);
});

test(".env.example has no secrets", () => {
  for (const [name, value] of Object.entries(parse(readFileSync(at(".env.example"), "utf8")))) {
    if (/KEY|SECRET|TOKEN|SALT/.test(name)) assert.match(value, /<random>/, name);
  }
});
