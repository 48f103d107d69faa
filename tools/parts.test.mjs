import assert from "node:assert/strict";
import { test } from "node:test";

import { linesOf } from "./go-tests.mjs";
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

test("the race list ignores comments and blank lines", () => {
  assert.deepEqual(linesOf("# why\n\n./bff/auth/... # tokens\n./bff/search\n"), [
    "./bff/auth/...",
    "./bff/search",
  ]);
});
