import assert from "node:assert/strict";
import { test } from "node:test";

import { patternsOf } from "./go-tests.mjs";
import { chosenParts } from "./parts.mjs";

test("without --only every part runs, with it the named ones", () => {
  assert.deepEqual([...chosenParts(["go", "web"], [])], ["go", "web"]);
  assert.deepEqual([...chosenParts(["go", "web"], ["--only", "web"])], ["web"]);
});

test("an unknown part is refused by name", () => {
  assert.throws(
    () => chosenParts(["go", "web"], ["--only", "web,docs"]),
    /ONLY takes go, web, not docs/,
  );
});

test("the race list has a pattern and a reason per line; comments and exceptions are left out", () => {
  const text =
    "# why\n\n./bff/auth/...   tokens at once\n./bff/search\n\n- ./bff/app   starts the servers\n";
  assert.deepEqual(patternsOf(text), ["./bff/auth/...", "./bff/search"]);
});
