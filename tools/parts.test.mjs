import assert from "node:assert/strict";
import { test } from "node:test";

import { patternsOf } from "./go-tests.mjs";
import { chosenParts } from "./parts.mjs";

test("every part runs unless --only names some", () => {
  assert.deepEqual([...chosenParts(["go", "web"], [])], ["go", "web"]);
  assert.deepEqual([...chosenParts(["go", "web"], ["--only", "web"])], ["web"]);
});

test("an unknown part is refused by name", () => {
  assert.throws(
    () => chosenParts(["go", "web"], ["--only", "web,docs"]),
    /ONLY takes go, web, not docs/,
  );
});

test("reads a pattern per line of the race list and skips comments and exceptions", () => {
  const text =
    "# why\n\n./bff/auth/...   tokens at once\n./bff/search\n~ ./bff/claim/...   claims at once\n\n- ./bff/app   starts the servers\n";
  assert.deepEqual(patternsOf(text), {
    whole: ["./bff/auth/...", "./bff/search"],
    partly: ["./bff/claim/..."],
  });
});
