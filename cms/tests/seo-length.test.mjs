import assert from "node:assert/strict";
import test from "node:test";
import { LIMITS, measure } from "../src/admin/seo/measure.mjs";

const title = LIMITS["global::seo-title"];

test("the length of a title is shown while typing", () => {
  assert.deepEqual(
    [
      measure("", title).state,
      measure("Short", title).state,
      measure("x".repeat(45), title).state,
      measure("x".repeat(61), title).state,
    ],
    ["empty", "short", "good", "long"],
  );
  assert.equal(measure("Short", title).says, "5 characters, 25 too few. 30 to 60 is best.");
  assert.equal(
    measure("x".repeat(61), title).says,
    "61 characters, 1 too many. Search results will cut it off.",
  );
  assert.equal(
    measure(` ${"x".repeat(60)}\n`, title).state,
    "good",
    "space around it does not count",
  );
});

test("search results cut at a word, or at the limit", () => {
  assert.equal(
    measure("Reading a collapse backwards: what the last bolt tells the first expert", title).shown,
    "Reading a collapse backwards: what the last bolt tells the…",
  );
  assert.equal([...measure("証".repeat(80), title).shown].length, 60);
  assert.equal(measure("x".repeat(30), title).shown, "x".repeat(30));
});
